const MAX_INT4 = 2_147_483_647;

/** Returns 0 for an invalid number, and at most the maximum of an int4, because PostgreSQL rejects larger numbers. */
export const parseRowNumber = (text: string): number =>
  Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), MAX_INT4);
