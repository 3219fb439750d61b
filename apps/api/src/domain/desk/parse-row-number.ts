/** PostgreSQL's greatest integer. */
const MAX_NUMBER = 2_147_483_647;

/** Parses a row number from an address: 0 for an invalid one or one that is too large for the database. */
export const parseRowNumber = (text: string): number =>
  Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), MAX_NUMBER);
