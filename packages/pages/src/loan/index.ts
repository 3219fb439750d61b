/** Loan calculations without components, shared by cards and the calculator. */
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
