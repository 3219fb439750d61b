/** By code unit, so that the order is the same on every machine. */
export function compareTexts(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

const naturalCollator = new Intl.Collator('en', { numeric: true });

/** Natural order: 241 before 1035. Names that differ in case or accents alone have a fixed order too. */
export const compareNames = (a: string, b: string): number =>
  naturalCollator.compare(a, b) || compareTexts(a, b);

/** Unknown numbers are last. */
export function compareAscending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

/** Unknown numbers are last. */
export function compareDescending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return b - a;
}
