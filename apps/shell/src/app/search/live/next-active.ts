/** Next active index for an arrow key; -1 is the field itself. */
export function nextActive(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (count === 0) return -1;
  const step = key === 'ArrowDown' ? 1 : -1;
  // The field is one more position in the cycle.
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
