/** Compares texts by code unit, so that the order is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

const naturalCollator = new Intl.Collator('en', { numeric: true });

/** Compares names in natural order: 241 before 1035. Names that differ only in case or accents have a fixed order. */
export const compareNames = (a: string, b: string): number =>
  naturalCollator.compare(a, b) || compareTexts(a, b);

/** Compares numbers for an ascending order in which unknown numbers are last. */
export function compareAscending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** Compares numbers for a descending order in which unknown numbers are last. */
export function compareDescending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
}
