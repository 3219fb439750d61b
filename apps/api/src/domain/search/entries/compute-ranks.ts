/** Ranks from 0 (least popular) to 1 (most popular) depend on the order of `popularity`, not on its values. */
export function computeRanks(popularity: readonly number[]): number[] {
  const order = [...popularity].sort((a, b) => a - b);
  const lastIndex = Math.max(1, order.length - 1);
  const rankByValue = new Map(order.map((value, index) => [value, index / lastIndex]));
  return popularity.map((value) => rankByValue.get(value) ?? 0);
}
