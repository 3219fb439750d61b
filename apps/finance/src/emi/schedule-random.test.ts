import {
  exactInstalment,
  INSTALMENT_FREQUENCIES,
  type LoanTerms,
  periodicRate,
} from '@tractor-haat/pages/loan';
import { calculateSchedule, type Prepayment, type Schedule } from './schedule.ts';

jest.setTimeout(60_000);

/** The full test run uses 100,000 cases. */
const CASES = process.env.TEST_FULL ? 100_000 : 5000;
const SEED = Number(process.env.RANDOM_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Random numbers from 0 to 1 by seed (mulberry32), so that a failure can be repeated. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomTerms(next: () => number): LoanTerms {
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    principal: 10_000 + upTo(4_990_000),
    ratePercent: upTo(1000) / 40,
    months: 3 + upTo(117),
    frequency: INSTALMENT_FREQUENCIES[upTo(3)] ?? 'monthly',
  };
}

/** Describes the first broken rule of a schedule; undefined if it is correct. */
function faultOf(terms: LoanTerms, { rows, interest, paid }: Schedule): string | undefined {
  const rate = periodicRate(terms);
  let owed = terms.principal;
  let principal = 0;
  for (const row of rows) {
    if (row.interest !== Math.round(owed * rate)) return `interest of ${row.number}`;
    if (row.principal + row.interest !== row.instalment) return `parts of ${row.number}`;
    owed -= row.principal + row.extra;
    principal += row.principal + row.extra;
    if (row.balance !== owed || owed < 0 || !Number.isInteger(owed))
      return `balance of ${row.number}`;
  }
  if (owed !== 0) return `ends at ${owed}`;
  if (principal !== terms.principal) return `pays back ${principal}`;
  if (paid !== terms.principal + interest) return `paid ${paid}`;
  return undefined;
}

/** An unrounded account that pays the exact instalment must end at zero. */
function accountFault(terms: LoanTerms, count: number): string | undefined {
  const rate = periodicRate(terms);
  const exact = exactInstalment(terms);
  let owed = terms.principal;
  for (let number = 0; number < count; number += 1) owed += owed * rate - exact;
  return Math.abs(owed) > 0.01 ? `account is left with ${owed}` : undefined;
}

const within = (rows: Schedule['rows'], amount: number) =>
  rows.slice(0, -1).every((row) => row.instalment === amount);

test(`calculates consistent schedules of ${CASES} random loans, seed ${SEED}`, () => {
  const next = numbersFrom(SEED);
  for (let one = 0; one < CASES; one += 1) {
    const terms = randomTerms(next);
    const whole = calculateSchedule(terms);
    const problem =
      faultOf(terms, whole) ??
      accountFault(terms, whole.rows.length) ??
      (within(whole.rows, whole.instalment) ? undefined : 'instalments differ');
    if (problem)
      throw new Error(`${problem}: ${JSON.stringify(terms)} (seed ${SEED}, case ${one})`);
  }
});

test(`never calculates a higher cost with a prepayment, seed ${SEED}`, () => {
  const next = numbersFrom(SEED + 1);
  for (let one = 0; one < CASES / 10; one += 1) {
    const terms = randomTerms(next);
    const whole = calculateSchedule(terms);
    const prepayment: Prepayment = {
      amount: Math.floor(next() * terms.principal) + 1000,
      after: 1 + Math.floor(next() * whole.rows.length),
      effect: next() < 0.5 ? 'shorter' : 'smaller',
    };
    const early = calculateSchedule(terms, prepayment);
    // Each row is rounded, which may add half a rupee per row.
    const dearer = early.interest > whole.interest + whole.rows.length;
    const problem = faultOf(terms, early) ?? (dearer ? 'dearer' : undefined);
    if (problem) {
      throw new Error(
        `${problem}: ${JSON.stringify({ terms, prepayment })} (seed ${SEED}, case ${one})`,
      );
    }
  }
});
