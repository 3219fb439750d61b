/** Loan calculations without components, shared by cards and the calculator. */
export {
  exactInstalment,
  INSTALMENT_FREQUENCIES,
  type Frequency,
  instalment,
  instalmentCount,
  type LoanTerms,
  calculateAffordableLoan,
  calculatePrincipal,
  MONTHS_BETWEEN_INSTALMENTS,
  periodicRate,
} from './annuity.ts';
export { TEASER_TERMS, teaserEmi } from './teaser-emi.ts';
