const MAX_NUMBER = 2_147_483_647;

/** Parses a row number from a URL: 0 if it is invalid, and the maximum of an int4 if it is larger. */
export const parseRowNumber = (text: string): number =>
  Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), MAX_NUMBER);
