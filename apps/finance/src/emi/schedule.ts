import {
  instalment,
  instalmentCount,
  type LoanTerms,
  MONTHS_APART,
  periodicRate,
} from '@tractor-haat/pages/loan';

/** One instalment and what it pays; whole rupees. */
export interface ScheduleRow {
  /** Counted from 1. */
  readonly number: number;
  readonly instalment: number;
  readonly principal: number;
  readonly interest: number;
  /** Paid on top on the same day. */
  readonly extra: number;
  /** Still owed afterwards. */
  readonly balance: number;
}

/** A sum paid early, once. */
export interface Prepayment {
  /** Whole rupees; not more than what is owed then is taken. */
  readonly amount: number;
  /** With which instalment it is paid, counted from 1. */
  readonly after: number;
  /** The instalment stays and the loan ends sooner, or the number stays and instalments shrink. */
  readonly effect: 'shorter' | 'smaller';
}

export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  /** The instalment that is asked for at first. */
  readonly instalment: number;
  readonly interest: number;
  /** Everything that is paid back, early sums included. */
  readonly paid: number;
}

/**
 * Every instalment of a loan, exact to the rupee: interest is rounded each time as a bank's account does,
 * the last instalment pays what is left, so the balance ends at zero and the principal adds up to the loan.
 */
export function scheduleOf(terms: LoanTerms, prepayment?: Prepayment): Schedule {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  const firstInstalment = instalment(terms);
  const rows: ScheduleRow[] = [];
  let current = firstInstalment;
  let balance = terms.principal;
  for (let number = 1; number <= count && balance > 0; number += 1) {
    const interest = Math.round(balance * rate);
    const isLast = number === count;
    const principal = isLast ? balance : Math.min(balance, Math.max(0, current - interest));
    balance -= principal;
    const extra = prepayment?.after === number ? Math.min(balance, prepayment.amount) : 0;
    balance -= extra;
    if (extra > 0 && prepayment?.effect === 'smaller' && !isLast) {
      const months = (count - number) * MONTHS_APART[terms.frequency];
      current = instalment({ ...terms, principal: balance, months });
    }
    rows.push({ number, instalment: principal + interest, principal, interest, extra, balance });
  }
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return { rows, instalment: firstInstalment, interest, paid: terms.principal + interest };
}

/** Rows of each year of the loan, added up. */
export function yearsOf(
  { rows }: Schedule,
  perYear: number,
): { year: number; principal: number; interest: number; balance: number }[] {
  const years: { year: number; principal: number; interest: number; balance: number }[] = [];
  for (const row of rows) {
    const year = Math.ceil(row.number / perYear);
    const known = years[year - 1] ?? { year, principal: 0, interest: 0, balance: 0 };
    years[year - 1] = {
      year,
      principal: known.principal + row.principal + row.extra,
      interest: known.interest + row.interest,
      balance: row.balance,
    };
  }
  return years;
}
