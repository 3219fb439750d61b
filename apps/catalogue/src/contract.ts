import type { NoProps } from '@tractor-haat/platform';

/** `catalogue/related-machines`: tractors, and implements or tyres, for what a page is about. */
export interface RelatedMachinesProps {
  /** Slugs of the kinds of implements; popular tractors alone when left out. */
  readonly implementTypes?: readonly string[];
  /** Shows tyres too. */
  readonly tyres?: boolean;
}
/** `catalogue/implement-types`: the kinds of implements with a picture each. */
export interface ImplementTypesProps {
  /** How many to show, commonest first; all when left out. */
  readonly limit?: number;
}

/** What every row of things takes. */
export interface RowProps {
  /** How many to show. */
  readonly limit: number;
}

/** `catalogue/tractor-row`: a row of tractors with their prices. */
export interface TractorsRowProps extends RowProps {
  /** The most wanted, the newest, or the small ones. */
  readonly list: 'popular' | 'latest' | 'mini';
}

/** What this remote offers to others' pages. */
export interface CatalogueWidgets {
  /** Ways into the lists by what is wanted: new, used, implement, loan. */
  'catalogue/finder': NoProps;
  /** Power, then budget, then the tractors. */
  'catalogue/power-chooser': NoProps;
  'catalogue/tractor-row': TractorsRowProps;
  'catalogue/brand-tiles': RowProps;
  'catalogue/used-row': RowProps;
  /** Popular tractors of like power side by side, leading to their comparison. */
  'catalogue/compare-pairs': RowProps;
  'catalogue/implement-types': ImplementTypesProps;
  'catalogue/tyre-row': RowProps;
  /** What owners say, the newest first. */
  'catalogue/owner-reviews': RowProps;
  'catalogue/related-machines': RelatedMachinesProps;
  /** Parts of a tractor's page below its first screen; the page hands them its data. */
  'catalogue/tractor-facts': NoProps;
  'catalogue/tractor-reviews': NoProps;
  'catalogue/tractor-related': NoProps;
  /** Tray and rows of what the visitor saved, on pages of other remotes. */
  'catalogue/saved-products': NoProps;
}

declare module '@tractor-haat/platform' {
  interface WidgetContracts extends CatalogueWidgets {}
}
