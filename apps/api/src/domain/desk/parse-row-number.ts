const MAX_INT4 = 2_147_483_647;

/** Invalid numbers become 0. Larger numbers become the maximum of an int4, because PostgreSQL rejects them. */
export const parseRowNumber = (text: string): number =>
  Math.min(Math.max(Number.parseInt(text, 10) || 0, 0), MAX_INT4);
