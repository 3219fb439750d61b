import type { NoProps } from '@tractor-haat/platform';

/** What this remote offers to others' pages. */
export interface FinanceWidgets {
  /** What a loan costs a month. */
  'finance/emi-strip': NoProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends FinanceWidgets {}
}
