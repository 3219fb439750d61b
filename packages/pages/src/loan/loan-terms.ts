/** Frequency of instalments. */
export const INSTALMENT_FREQUENCIES = ['monthly', 'quarterly', 'half-yearly', 'yearly'] as const;
export type Frequency = (typeof INSTALMENT_FREQUENCIES)[number];

/** Months between instalments. */
export const MONTHS_BETWEEN_INSTALMENTS: Readonly<Record<Frequency, number>> = {
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
};

/** A loan with equal instalments, the first one period after the start. */
export interface LoanTerms {
  /** Principal in whole rupees. */
  readonly principal: number;
  /** Per cent per year on the reducing balance. */
  readonly ratePercent: number;
  /** Term; a partial period counts as a whole one. */
  readonly months: number;
  readonly frequency: Frequency;
}

/** Principal: price minus down payment, in whole rupees, at least zero. */
export function calculatePrincipal(price: number, downPayment: number): number {
  return Math.max(0, Math.round(price) - Math.round(downPayment));
}

/** Number of instalments, at least one. */
export function instalmentCount({ months, frequency }: Pick<LoanTerms, 'months' | 'frequency'>) {
  return Math.max(1, Math.ceil(months / MONTHS_BETWEEN_INSTALMENTS[frequency]));
}

/** Interest rate per period: 10% per year is 0.05 for half a year. */
export function periodicRate({
  ratePercent,
  frequency,
}: Pick<LoanTerms, 'ratePercent' | 'frequency'>) {
  return (ratePercent * MONTHS_BETWEEN_INSTALMENTS[frequency]) / 1200;
}

/** Exact instalment before rounding. A half-yearly instalment is not the sum of six monthly ones. */
export function exactInstalment(terms: LoanTerms): number {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  if (rate === 0) return terms.principal / count;
  // 1 - (1 + r)^-n, numerically stable for small rates.
  return (terms.principal * rate) / -Math.expm1(-count * Math.log1p(rate));
}

/** Instalment in whole rupees. The last instalment of a schedule absorbs the rounding. */
export function instalment(terms: LoanTerms): number {
  return Math.round(exactInstalment(terms));
}

/** Principal in rupees that an instalment repays over the term. */
export function calculateAffordableLoan(
  amount: number,
  terms: Omit<LoanTerms, 'principal'>,
): number {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  if (rate === 0) return amount * count;
  return (amount * -Math.expm1(-count * Math.log1p(rate))) / rate;
}
