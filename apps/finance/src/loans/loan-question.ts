import type { LoanKind } from '@tractor-haat/api-client';
import { parseIntegerRupees, parseNumber } from '@tractor-haat/i18n';
import { calculateAffordableLoan } from '@tractor-haat/pages/loan';
import { clampToLimits } from '../emi/limits.ts';

/** Limits that lenders commonly use. They differ by lender, so the estimate shows two rules. */
interface Rule {
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

/** Result under one rule, in whole rupees. */
export interface Eligibility {
  readonly rule: Rule;
  readonly monthlyIncome: number;
  /** Maximum of all instalments per month. */
  readonly allowed: number;
  /** `allowed` minus the instalments of existing loans. */
  readonly free: number;
  /** Principal that an instalment of `free` repays. */
  readonly carried: number;
  /** Maximum loan on this tractor, minus the amount still owed on it. */
  readonly cap: number;
  /** The smaller of `carried` and `cap`, rounded down to thousands. */
  readonly loan: number;
}

export function calculateEligibility(
  question: LoanQuestion,
  rules: readonly [Rule, Rule],
): readonly [Eligibility, Eligibility] {
  const [careful, generous] = rules;
  return [estimateUnderRule(question, careful), estimateUnderRule(question, generous)];
}

function estimateUnderRule(question: LoanQuestion, rule: Rule): Eligibility {
  const { income, instalments, value, owed, rate, months } = question;
  const monthlyIncome = Math.round(income / 12);
  const allowed = Math.round((income * rule.incomeShare) / 12);
  const free = Math.max(0, allowed - instalments);
  const carried = Math.floor(
    calculateAffordableLoan(free, { ratePercent: rate, months, frequency: 'monthly' }),
  );
  const cap = Math.max(0, Math.floor(value * rule.valueShare) - owed);
  const loan = Math.floor(Math.min(carried, cap) / 1000) * 1000;
  return { rule, monthlyIncome, allowed, free, carried, cap, loan };
}
