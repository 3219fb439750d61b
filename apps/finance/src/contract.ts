import type { NoProps } from '@tractor-haat/platform';

export interface FinanceWidgets {
  /** Four sliders and the monthly instalment of a loan. */
  'finance/emi-strip': NoProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends FinanceWidgets {}
}
