const MAX_INT4 = 2_147_483_647;

/** Parses a row number from a URL. Invalid numbers become 0, and larger ones the maximum of an int4. */
export const parseRowNumber = (text: string): number =>
  Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), MAX_INT4);
