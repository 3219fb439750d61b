/** Returns ranks from 0 to 1 that depend on the order of `popularities`, not on the values. */
export function computeRanks(popularities: readonly number[]): number[] {
  const sortedValues = [...popularities].sort((a, b) => a - b);
  const lastIndex = Math.max(1, sortedValues.length - 1);
  const rankByValue = new Map(sortedValues.map((value, index) => [value, index / lastIndex]));
  return popularities.map((value) => rankByValue.get(value) ?? 0);
}
