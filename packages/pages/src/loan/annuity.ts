/** How often an instalment falls due. */
export const FREQUENCIES = ['monthly', 'quarterly', 'half-yearly', 'yearly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Months from one instalment to the next. */
export const MONTHS_APART: Readonly<Record<Frequency, number>> = {
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
};

/** A loan that is paid back in equal instalments, the first one a period after it is taken. */
export interface LoanTerms {
  /** Whole rupees borrowed. */
  readonly principal: number;
  /** Per cent a year on what is still owed (reducing balance). */
  readonly ratePercent: number;
  /** Length of the loan. A part of a period counts as a whole one. */
  readonly months: number;
  readonly frequency: Frequency;
}

/** What is borrowed: the price less what is paid down, in whole rupees and never below zero. */
export function loanOf(price: number, downPayment: number): number {
  return Math.max(0, Math.round(price) - Math.round(downPayment));
}

/** How many instalments there are; at least one. */
export function instalmentCount({ months, frequency }: Pick<LoanTerms, 'months' | 'frequency'>) {
  return Math.max(1, Math.ceil(months / MONTHS_APART[frequency]));
}

/** The share of the debt that one period costs: 10% a year is 0.05 for a half year. */
export function periodicRate({
  ratePercent,
  frequency,
}: Pick<LoanTerms, 'ratePercent' | 'frequency'>) {
  return (ratePercent * MONTHS_APART[frequency]) / 1200;
}

/** The equal instalment before rounding; half-yearly ones are not six monthly ones. */
export function exactInstalment(terms: LoanTerms): number {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  if (rate === 0) return terms.principal / count;
  // 1 - (1 + r)^-n, without the loss of digits that small rates would bring.
  return (terms.principal * rate) / -Math.expm1(-count * Math.log1p(rate));
}

/** The instalment in whole rupees. The last one of a schedule makes up what rounding left. */
export function instalment(terms: LoanTerms): number {
  return Math.round(exactInstalment(terms));
}

/** The loan, in rupees, that an instalment pays back over the whole time. */
export function loanFor(amount: number, terms: Omit<LoanTerms, 'principal'>): number {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  if (rate === 0) return amount * count;
  return (amount * -Math.expm1(-count * Math.log1p(rate))) / rate;
}
