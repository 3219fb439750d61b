/** Comparisons for orders of lists. By code unit: the same in every database and on every machine. */
export const byText = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;

const natural = new Intl.Collator('en', { numeric: true });

/** Names as people order them: 241 before 1035. Equal names, such as `A` and `á`, in the order of their code units. */
export const byName = (one: string, other: string): number =>
  natural.compare(one, other) || byText(one, other);

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
