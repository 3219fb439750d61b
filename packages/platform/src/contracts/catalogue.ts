/** `catalogue/implement-types`: the kinds of implements with a picture each. */
export interface ImplementTypesProps {
  /** How many to show, commonest first; all when left out. */
  readonly limit?: number;
}
