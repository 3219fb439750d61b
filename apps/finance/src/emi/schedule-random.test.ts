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

/** Creates a random generator (mulberry32) with a seed, so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function createTerms(next: () => number): LoanTerms {
  const randomUpTo = (max: number) => Math.floor(next() * (max + 1));
  return {
    principal: 10_000 + randomUpTo(4_990_000),
    ratePercent: randomUpTo(1000) / 40,
    months: 3 + randomUpTo(117),
    frequency: INSTALMENT_FREQUENCIES[randomUpTo(3)] ?? 'monthly',
  };
}

/** Returns the first rule that a schedule breaks; undefined if the schedule is correct. */
function findScheduleError(
  terms: LoanTerms,
  { rows, interest, paid }: Schedule,
): string | undefined {
  const rate = periodicRate(terms);
  let balance = terms.principal;
  let principal = 0;
  for (const row of rows) {
    if (row.interest !== Math.round(balance * rate)) return `interest of ${row.number}`;
    if (row.principal + row.interest !== row.instalment) return `parts of ${row.number}`;
    balance -= row.principal + row.extra;
    principal += row.principal + row.extra;
    if (row.balance !== balance || balance < 0 || !Number.isInteger(balance))
      return `balance of ${row.number}`;
  }
  if (balance !== 0) return `ends at ${balance}`;
  if (principal !== terms.principal) return `pays back ${principal}`;
  if (paid !== terms.principal + interest) return `paid ${paid}`;
  return undefined;
}

/** An unrounded account that pays the exact instalment must end at zero. */
function findAccountError(terms: LoanTerms, count: number): string | undefined {
  const rate = periodicRate(terms);
  const exact = exactInstalment(terms);
  let balance = terms.principal;
  for (let number = 0; number < count; number += 1) balance += balance * rate - exact;
  return Math.abs(balance) > 0.01 ? `account is left with ${balance}` : undefined;
}

const haveSameInstalment = (rows: Schedule['rows'], amount: number) =>
  rows.slice(0, -1).every((row) => row.instalment === amount);

test(`calculates consistent schedules for ${CASES} random loans, seed ${SEED}`, () => {
  const next = createRandom(SEED);
  for (let index = 0; index < CASES; index += 1) {
    const terms = createTerms(next);
    const regular = calculateSchedule(terms);
    const error =
      findScheduleError(terms, regular) ??
      findAccountError(terms, regular.rows.length) ??
      (haveSameInstalment(regular.rows, regular.instalment) ? undefined : 'instalments differ');
    if (error) throw new Error(`${error}: ${JSON.stringify(terms)} (seed ${SEED}, case ${index})`);
  }
});

test(`never calculates a higher cost with a prepayment, seed ${SEED}`, () => {
  const next = createRandom(SEED + 1);
  for (let index = 0; index < CASES / 10; index += 1) {
    const terms = createTerms(next);
    const regular = calculateSchedule(terms);
    const prepayment: Prepayment = {
      amount: Math.floor(next() * terms.principal) + 1000,
      after: 1 + Math.floor(next() * regular.rows.length),
      effect: next() < 0.5 ? 'shorter' : 'smaller',
    };
    const early = calculateSchedule(terms, prepayment);
    // Each row is rounded, which may add half a rupee per row.
    const isMoreExpensive = early.interest > regular.interest + regular.rows.length;
    const error = findScheduleError(terms, early) ?? (isMoreExpensive ? 'costs more' : undefined);
    if (error) {
      throw new Error(
        `${error}: ${JSON.stringify({ terms, prepayment })} (seed ${SEED}, case ${index})`,
      );
    }
  }
});
