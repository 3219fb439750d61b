/** Comparisons for orders of lists. By code unit: the same in every database and on every machine. */
export const byText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

/** Small numbers first; unknown ones last. */
export function rising(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

/** Large numbers first; unknown ones last. */
export function falling(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return other - one;
}
