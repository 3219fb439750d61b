/** Returns the index of the option that the arrow key activates, or -1 for the field itself. */
export function nextActive(key: 'ArrowDown' | 'ArrowUp', active: number, count: number): number {
  if (count === 0) return -1;
  const step = key === 'ArrowDown' ? 1 : -1;
  return ((active + 1 + step + count + 1) % (count + 1)) - 1;
}
