import type { NoProps } from '@tractor-haat/platform';

/** `catalogue/related-machines`: tractors, and implements or tyres, related to a page. */
export interface RelatedMachinesProps {
  /** Slugs of implement types; without them the widget shows popular tractors. */
  readonly implementTypes?: readonly string[];
  /** Shows tyres too. */
  readonly tyres?: boolean;
}
/** `catalogue/implement-types`: implement types with a picture each. */
export interface ImplementTypesProps {
  /** Maximum number of types, most common first; all if undefined. */
  readonly limit?: number;
}

/** Props of every product row. */
export interface RowProps {
  /** Maximum number of items. */
  readonly limit: number;
}

/** `catalogue/tractor-row`: a row of tractors with their prices. */
export interface TractorsRowProps extends RowProps {
  /** Most popular, newest, or mini tractors. */
  readonly list: 'popular' | 'latest' | 'mini';
}

/** Widgets that pages of other remotes can show. */
export interface CatalogueWidgets {
  /** Forms that lead to the lists: new, used, implement, loan. */
  'catalogue/finder': NoProps;
  /** Chooser by power, then budget. */
  'catalogue/power-chooser': NoProps;
  'catalogue/tractor-row': TractorsRowProps;
  'catalogue/brand-tiles': RowProps;
  'catalogue/used-row': RowProps;
  /** Pairs of popular tractors with similar power, linked to their comparison. */
  'catalogue/compare-pairs': RowProps;
  'catalogue/implement-types': ImplementTypesProps;
  'catalogue/tyre-row': RowProps;
  /** Owner reviews, newest first. */
  'catalogue/owner-reviews': RowProps;
  'catalogue/related-machines': RelatedMachinesProps;
  /** Parts of the tractor page below the first screen; the page passes their data. */
  'catalogue/tractor-facts': NoProps;
  'catalogue/tractor-reviews': NoProps;
  'catalogue/tractor-related': NoProps;
  /** Tray and rows of saved products for pages of other remotes. */
  'catalogue/saved-products': NoProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends CatalogueWidgets {}
}
