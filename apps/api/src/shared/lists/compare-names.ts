/** Compares code units, so the order is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

const naturalCollator = new Intl.Collator('en', { numeric: true });

/** Sorts numbers by value, so that 241 precedes 1035. */
export const compareNames = (a: string, b: string): number =>
  naturalCollator.compare(a, b) || compareTexts(a, b);

/** Null comes last. */
export function compareAscending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** Null comes last. */
export function compareDescending(a: number | null, b: number | null): number {
  return a === null || b === null ? compareAscending(a, b) : b - a;
}
