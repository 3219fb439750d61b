/**
 * Disables `content-visibility` on this and all later pages, so that scroll positions can be
 * restored and heights are exact.
 */
export function disableContentVisibility(): void {
  document.documentElement.dataset.whole = '';
}

/** The same on the first scroll, within that frame; free for visitors who do not scroll. */
export function disableContentVisibilityOnScroll(): void {
  if (window.scrollY > 0) disableContentVisibility();
  else window.addEventListener('scroll', disableContentVisibility, { once: true, passive: true });
}
