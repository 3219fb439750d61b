import type { LoanKind } from '@tractor-haat/api-client';
import { parseIntegerRupees, parseNumber } from '@tractor-haat/i18n';
import { clampToLimits } from '../emi/limits.ts';

/** Limits that lenders commonly use. They differ by lender, so the estimate shows two rules. */
export interface Rule {
  /** Maximum share of the income for all instalments together. */
  readonly incomeShare: number;
  /** Maximum loan as a share of the tractor's price or value. */
  readonly valueShare: number;
}

/** Amounts in rupees. `income` is per year, `instalments` are per month. */
export interface LoanQuestion {
  readonly land: number;
  readonly income: number;
  readonly instalments: number;
  /** Price of a new tractor, or current value of an owned one. */
  readonly value: number;
  /** Outstanding loan on this tractor. */
  readonly owed: number;
  readonly rate: number;
  readonly months: number;
}

const createLimits = (min: number, max: number, step = 1) => ({ min, max, step, typedStep: step });

const QUESTION_LIMITS = {
  land: createLimits(0, 500, 0.25),
  income: createLimits(0, 100_000_000),
  instalments: createLimits(0, 1_000_000),
  value: createLimits(0, 10_000_000),
  owed: createLimits(0, 10_000_000),
  rate: createLimits(0, 36, 0.01),
  months: createLimits(6, 120),
} as const;

export type QuestionField = keyof LoanQuestion;

const MONEY_FIELDS: ReadonlySet<QuestionField> = new Set([
  'income',
  'instalments',
  'value',
  'owed',
]);
export const isMoney = (name: QuestionField): boolean => MONEY_FIELDS.has(name);

interface Estimate {
  readonly fields: readonly QuestionField[];
  /** Values until the visitor enters the lender's terms. */
  readonly start: Pick<LoanQuestion, 'rate' | 'months'>;
  readonly rules: readonly [Rule, Rule];
}

const COMMON_FIELDS = ['land', 'income', 'instalments', 'value'] as const;

export const ESTIMATE_RULES: Readonly<Record<LoanKind, Estimate>> = {
  new: {
    fields: [...COMMON_FIELDS, 'rate', 'months'],
    start: { rate: 12, months: 60 },
    rules: [
      { incomeShare: 0.4, valueShare: 0.75 },
      { incomeShare: 0.5, valueShare: 0.9 },
    ],
  },
  used: {
    fields: [...COMMON_FIELDS, 'rate', 'months'],
    start: { rate: 16, months: 36 },
    rules: [
      { incomeShare: 0.4, valueShare: 0.6 },
      { incomeShare: 0.5, valueShare: 0.85 },
    ],
  },
  against: {
    fields: [...COMMON_FIELDS, 'owed', 'rate', 'months'],
    start: { rate: 16, months: 36 },
    rules: [
      { incomeShare: 0.4, valueShare: 0.5 },
      { incomeShare: 0.5, valueShare: 0.85 },
    ],
  },
};

/** `isRequested` is false until income and value are present. */
export function readLoanQuestion(
  search: string,
  kind: LoanKind,
): LoanQuestion & { isRequested: boolean } {
  const query = new URLSearchParams(search);
  const { start } = ESTIMATE_RULES[kind];
  const read = (name: QuestionField, fallback: number) => {
    const text = query.get(name) ?? '';
    const value = isMoney(name) ? parseIntegerRupees(text) : parseNumber(text);
    return Number.isFinite(value) ? clampToLimits(value, QUESTION_LIMITS[name]) : fallback;
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
