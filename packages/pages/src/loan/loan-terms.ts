export const INSTALMENT_FREQUENCIES = ['monthly', 'quarterly', 'half-yearly', 'yearly'] as const;
export type Frequency = (typeof INSTALMENT_FREQUENCIES)[number];

export const MONTHS_BETWEEN_INSTALMENTS: Readonly<Record<Frequency, number>> = {
  monthly: 1,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
};

/** A loan with equal instalments. The first is due one period after the start. */
export interface LoanTerms {
  /** Whole rupees. */
  readonly principal: number;
  /** Per cent per year on the reducing balance. */
  readonly ratePercent: number;
  /** The last period may be shorter. It counts as a whole period. */
  readonly months: number;
  readonly frequency: Frequency;
}

/** Returns price minus down payment in whole rupees, or 0 if the down payment is higher. */
export function calculatePrincipal(price: number, downPayment: number): number {
  return Math.max(0, Math.round(price) - Math.round(downPayment));
}

/** Returns the number of instalments, which is at least 1. */
export function instalmentCount({ months, frequency }: Pick<LoanTerms, 'months' | 'frequency'>) {
  return Math.max(1, Math.ceil(months / MONTHS_BETWEEN_INSTALMENTS[frequency]));
}

/** Returns the interest rate of one period as a fraction: 0.05 for half a year at 10 per cent per year. */
export function periodicRate({
  ratePercent,
  frequency,
}: Pick<LoanTerms, 'ratePercent' | 'frequency'>) {
  // 1200 is 12 months times 100 per cent.
  return (ratePercent * MONTHS_BETWEEN_INSTALMENTS[frequency]) / 1200;
}

/**
 * Returns the instalment in rupees without rounding. A half-yearly instalment differs from six monthly ones, because
 * interest is charged at other times.
 */
export function exactInstalment(terms: LoanTerms): number {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  if (rate === 0) return terms.principal / count;
  // 1 - (1 + r)^-n, without the rounding errors of that formula for small rates.
  return (terms.principal * rate) / -Math.expm1(-count * Math.log1p(rate));
}

/** Returns the instalment in whole rupees. The last instalment of a schedule must compensate for the rounding. */
export function instalment(terms: LoanTerms): number {
  return Math.round(exactInstalment(terms));
}

/** Returns the principal in rupees that instalments of `amount` rupees repay within the term. */
export function calculateAffordableLoan(
  amount: number,
  terms: Omit<LoanTerms, 'principal'>,
): number {
  const count = instalmentCount(terms);
  const rate = periodicRate(terms);
  if (rate === 0) return amount * count;
  return (amount * -Math.expm1(-count * Math.log1p(rate))) / rate;
}
