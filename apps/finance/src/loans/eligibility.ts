import { loanFor } from '@tractor-haat/pages/loan';
import type { LoanQuestion, Rule } from './loan-question.ts';

/** What a loan comes to under one rule, step by step; whole rupees. */
export interface Eligibility {
  readonly rule: Rule;
  readonly monthlyIncome: number;
  /** What all instalments may take in a month. */
  readonly allowed: number;
  /** What is left of it for a new instalment. */
  readonly free: number;
  /** The loan that this instalment pays back. */
  readonly carried: number;
  /** The most that is lent on this tractor, less what is still owed on it. */
  readonly cap: number;
  /** The smaller of both, in whole thousands. */
  readonly loan: number;
}

/** The two ends of what a lender might give. */
export function eligibilityOf(
  question: LoanQuestion,
  rules: readonly [Rule, Rule],
): readonly [Eligibility, Eligibility] {
  const [careful, generous] = rules;
  return [underRule(question, careful), underRule(question, generous)];
}

function underRule(question: LoanQuestion, rule: Rule): Eligibility {
  const { income, instalments, value, owed, rate, months } = question;
  const monthlyIncome = Math.round(income / 12);
  const allowed = Math.round((income * rule.incomeShare) / 12);
  const free = Math.max(0, allowed - instalments);
  const carried = Math.floor(loanFor(free, { ratePercent: rate, months, frequency: 'monthly' }));
  const cap = Math.max(0, Math.floor(value * rule.valueShare) - owed);
  const loan = Math.floor(Math.min(carried, cap) / 1000) * 1000;
  return { rule, monthlyIncome, allowed, free, carried, cap, loan };
}
