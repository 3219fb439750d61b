/** Returns the index of the option that the arrow key activates, or -1 for the field itself. */
export function findNextActive(
  key: 'ArrowDown' | 'ArrowUp',
  active: number,
  count: number,
): number {
  if (count === 0) return -1;
  const step = key === 'ArrowDown' ? 1 : -1;
  // The field is position 0 of the cycle, and the option with index 0 is position 1.
  const positions = count + 1;
  return ((active + 1 + step + positions) % positions) - 1;
}
