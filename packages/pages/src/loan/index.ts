/** Loan calculations without components, shared by cards and the calculator. */
export {
  exactInstalment,
  FREQUENCIES,
  type Frequency,
  instalment,
  instalmentCount,
  type LoanTerms,
  loanFor,
  loanOf,
  MONTHS_APART,
  periodicRate,
} from './annuity.ts';
export { TEASER, teaserEmi } from './teaser-emi.ts';
