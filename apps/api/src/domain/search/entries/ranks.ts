/** Ranks from the least popular (0) to the most popular (1). */
export function ranks(popularity: readonly number[]): number[] {
  const order = [...popularity].sort((one, other) => one - other);
  const last = Math.max(1, order.length - 1);
  const places = new Map(order.map((value, place) => [value, place / last]));
  return popularity.map((value) => places.get(value) ?? 0);
}
