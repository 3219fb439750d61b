/** Loan calculations. They are a separate entry, so that code that only calculates imports no components. */
export {
  calculateAffordableLoan,
  calculatePrincipal,
  exactInstalment,
  type Frequency,
  INSTALMENT_FREQUENCIES,
  instalment,
  instalmentCount,
  type LoanTerms,
  MONTHS_BETWEEN_INSTALMENTS,
  periodicRate,
} from './loan-terms.ts';
export { TEASER_TERMS, teaserEmi } from './teaser-emi.ts';
