/** What a loan costs, without a component: cards and the calculator must reckon alike. */
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
