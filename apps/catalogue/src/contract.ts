import type { NoProps } from '@tractor-haat/platform';

export interface RelatedMachinesProps {
  /** Slugs of implement types. Without them the widget shows popular tractors. */
  readonly implementTypes?: readonly string[];
  readonly tyres?: boolean;
}
export interface ImplementTypesProps {
  /** Default: all types, most common first. */
  readonly limit?: number;
}

export interface RowProps {
  readonly limit: number;
}

export interface TractorsRowProps extends RowProps {
  readonly list: 'popular' | 'latest' | 'mini';
}

export interface CatalogueWidgets {
  /** Search forms for new tractors, used tractors, implements and loans. */
  'catalogue/finder': NoProps;
  /** Tractors by power, then budget. */
  'catalogue/power-chooser': NoProps;
  'catalogue/tractor-row': TractorsRowProps;
  'catalogue/brand-tiles': RowProps;
  'catalogue/used-row': RowProps;
  /** Pairs of popular tractors of similar power. */
  'catalogue/compare-pairs': RowProps;
  'catalogue/implement-types': ImplementTypesProps;
  'catalogue/tyre-row': RowProps;
  /** Newest first. */
  'catalogue/owner-reviews': RowProps;
  'catalogue/related-machines': RelatedMachinesProps;
  /** Parts of the tractor page, which passes the data to them. */
  'catalogue/tractor-facts': NoProps;
  'catalogue/tractor-reviews': NoProps;
  'catalogue/tractor-related': NoProps;
  /** Comparison tray and rows of saved products, for pages of other remotes. */
  'catalogue/saved-products': NoProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends CatalogueWidgets {}
}
