import type { LoanKind } from '@tractor-haat/api-client';
import { numberFromText } from '@tractor-haat/i18n';
import { within } from '../emi/limits.ts';

/** Shares that lenders commonly go by; each has its own, so both ends are shown. */
export interface Rule {
  /** Of the income, that all instalments together may take. */
  readonly incomeShare: number;
  /** Of the price, or of the tractor's value, that is lent. */
  readonly valueShare: number;
}

/** What the estimate asks; rupees, `income` a year and `instalments` a month. */
export interface LoanQuestion {
  readonly land: number;
  readonly income: number;
  readonly instalments: number;
  /** Price of the tractor, or what it is worth now. */
  readonly value: number;
  /** Still owed on this tractor. */
  readonly owed: number;
  readonly rate: number;
  readonly months: number;
}

const fine = (min: number, max: number, step = 1) => ({ min, max, step, fine: step });

const QUESTION_LIMITS = {
  land: fine(0, 500, 0.25),
  income: fine(0, 100_000_000),
  instalments: fine(0, 1_000_000),
  value: fine(0, 10_000_000),
  owed: fine(0, 10_000_000),
  rate: fine(0, 36, 0.01),
  months: fine(6, 120),
} as const;

export type QuestionField = keyof LoanQuestion;

interface Estimate {
  readonly fields: readonly QuestionField[];
  /** What stands in the form at first; the visitor puts in what the lender said. */
  readonly start: Pick<LoanQuestion, 'rate' | 'months'>;
  readonly rules: readonly [Rule, Rule];
}

const common = ['land', 'income', 'instalments', 'value'] as const;

/** Each kind of loan asks for its own, and goes by its own shares. */
export const ESTIMATES: Readonly<Record<LoanKind, Estimate>> = {
  new: {
    fields: [...common, 'rate', 'months'],
    start: { rate: 12, months: 60 },
    rules: [
      { incomeShare: 0.4, valueShare: 0.75 },
      { incomeShare: 0.5, valueShare: 0.9 },
    ],
  },
  used: {
    fields: [...common, 'rate', 'months'],
    start: { rate: 16, months: 36 },
    rules: [
      { incomeShare: 0.4, valueShare: 0.6 },
      { incomeShare: 0.5, valueShare: 0.85 },
    ],
  },
  against: {
    fields: [...common, 'owed', 'rate', 'months'],
    start: { rate: 16, months: 36 },
    rules: [
      { incomeShare: 0.4, valueShare: 0.5 },
      { incomeShare: 0.5, valueShare: 0.85 },
    ],
  },
};

/** What an address asks. `isRequested` is false until income and value are there to reckon with. */
export function readQuestion(
  search: string,
  kind: LoanKind,
): LoanQuestion & { isRequested: boolean } {
  const query = new URLSearchParams(search);
  const { start } = ESTIMATES[kind];
  const read = (name: QuestionField, otherwise: number) => {
    const value = numberFromText(query.get(name) ?? '');
    return Number.isFinite(value) ? within(value, QUESTION_LIMITS[name]) : otherwise;
  };
  const question = {
    land: read('land', 0),
    income: read('income', 0),
    instalments: read('instalments', 0),
    value: read('value', 0),
    owed: kind === 'against' ? read('owed', 0) : 0,
    rate: read('rate', start.rate),
    months: read('months', start.months),
  };
  return { ...question, isRequested: question.income > 0 && question.value > 0 };
}
