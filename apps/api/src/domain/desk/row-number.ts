/** PostgreSQL's greatest integer: no row has a greater number. */
const MAX_NUMBER = 2_147_483_647;

/** The number of a row as it came in an address: 0 where it is none, and never one that the database cannot hold. */
export const rowNumber = (given: string): number =>
  Math.min(Math.max(Number.parseInt(given, 10) || 0, 0), MAX_NUMBER);
