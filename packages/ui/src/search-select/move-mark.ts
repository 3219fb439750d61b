/** How many options a page is: about what is in sight. */
const PAGE = 8;

/**
 * Where a key moves the mark in a list of options, or `undefined` where the key is not for moving.
 * Home and End belong to the cursor while one types in the search box.
 */
export function moveMark(key: string, at: number, count: number, typing: boolean) {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(at + PAGE, last);
    case 'PageUp':
      return Math.max(at - PAGE, 0);
    case 'Home':
      return typing ? undefined : 0;
    case 'End':
      return typing ? undefined : last;
    default:
      return undefined;
  }
}
