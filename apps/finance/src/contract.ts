import type { NoProps } from '@tractor-haat/platform';

/** Widgets that pages of other remotes can show. */
export interface FinanceWidgets {
  /** Four sliders and the monthly instalment of a loan. */
  'finance/emi-strip': NoProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends FinanceWidgets {}
}
