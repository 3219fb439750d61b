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

/** A widget that needs to be told nothing. */
export type NoProps = Readonly<Record<string, never>>;

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
