/** Comparisons for orders of lists. By code unit: the same in every database and on every machine. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const natural = new Intl.Collator('en', { numeric: true });

/** Names as people order them: 241 before 1035. Equal names, such as `A` and `á`, in the order of their code units. */
export const compareNames = (a: string, b: string): number =>
  natural.compare(a, b) || compareTexts(a, b);

/** Small numbers first; unknown ones last. */
export function compareAscending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** Large numbers first; unknown ones last. */
export function compareDescending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
}
