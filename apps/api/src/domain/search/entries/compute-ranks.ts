/** Ranks from the least popular (0) to the most popular (1). */
export function computeRanks(popularity: readonly number[]): number[] {
  const order = [...popularity].sort((a, b) => a - b);
  const lastIndex = Math.max(1, order.length - 1);
  const rankByValue = new Map(order.map((value, index) => [value, index / lastIndex]));
  return popularity.map((value) => rankByValue.get(value) ?? 0);
}
