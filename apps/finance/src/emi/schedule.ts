import {
  instalment,
  instalmentCount,
  type LoanTerms,
  MONTHS_BETWEEN_INSTALMENTS,
  periodicRate,
} from '@tractor-haat/pages/loan';

/** Amounts in whole rupees. */
interface ScheduleRow {
  /** Starts at 1. */
  readonly number: number;
  readonly instalment: number;
  readonly principal: number;
  readonly interest: number;
  /** Prepayment on the same day. */
  readonly extra: number;
  readonly balance: number;
}

export interface Prepayment {
  /** Whole rupees, at most the balance. */
  readonly amount: number;
  /** Number of the instalment (from 1) that is paid together with the prepayment. */
  readonly after: number;
  /** `shorter`: same instalment, shorter term. `smaller`: same term, smaller instalment. */
  readonly effect: 'shorter' | 'smaller';
}

export interface Schedule {
  readonly rows: readonly ScheduleRow[];
  readonly instalment: number;
  readonly interest: number;
  /** Includes the prepayment. */
  readonly paid: number;
}

/**
 * Rounds the interest of each period, as banks do. The last instalment pays the remaining balance, so the balance ends
 * at zero.
 */
export function calculateSchedule(terms: LoanTerms, prepayment?: Prepayment): Schedule {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  const firstInstalment = instalment(terms);
  const rows: ScheduleRow[] = [];
  let currentInstalment = firstInstalment;
  let balance = terms.principal;
  for (let number = 1; number <= count && balance > 0; number += 1) {
    const interest = Math.round(balance * rate);
    const isLast = number === count;
    const principal = isLast
      ? balance
      : Math.min(balance, Math.max(0, currentInstalment - interest));
    balance -= principal;
    const extra = prepayment?.after === number ? Math.min(balance, prepayment.amount) : 0;
    balance -= extra;
    if (extra > 0 && prepayment?.effect === 'smaller' && !isLast) {
      const months = (count - number) * MONTHS_BETWEEN_INSTALMENTS[terms.frequency];
      currentInstalment = instalment({ ...terms, principal: balance, months });
    }
    rows.push({ number, instalment: principal + interest, principal, interest, extra, balance });
  }
  const interest = rows.reduce((sum, row) => sum + row.interest, 0);
  return { rows, instalment: firstInstalment, interest, paid: terms.principal + interest };
}

/** Sums of one year of the loan, and the balance at its end, in whole rupees. */
interface YearTotals {
  /** Starts at 1. */
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
}

/** `perYear` is the number of instalments per year. */
export function groupByYear({ rows }: Schedule, perYear: number): YearTotals[] {
  const years: YearTotals[] = [];
  for (const row of rows) {
    const year = Math.ceil(row.number / perYear);
    const totals = years[year - 1] ?? { year, principal: 0, interest: 0, balance: 0 };
    years[year - 1] = {
      year,
      principal: totals.principal + row.principal + row.extra,
      interest: totals.interest + row.interest,
      balance: row.balance,
    };
  }
  return years;
}

/** `month` and the result are months such as `2026-12`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, monthOfYear = 1] = month.split('-').map(Number);
  const monthCount = year * 12 + (monthOfYear - 1) + months;
  return `${Math.floor(monthCount / 12)}-${String((monthCount % 12) + 1).padStart(2, '0')}`;
}
