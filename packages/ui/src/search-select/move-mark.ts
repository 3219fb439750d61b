/** Options per page: about the visible ones. */
const PAGE = 8;

/**
 * Next active index for a key, or `undefined` for other keys. Home and End move the cursor while
 * the search box has text.
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
