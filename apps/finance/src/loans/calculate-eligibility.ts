import { calculateAffordableLoan } from '@tractor-haat/pages/loan';
import type { LoanQuestion, Rule } from './loan-question.ts';

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
