/**
 * Disables `content-visibility` on this and all later pages, so that heights are exact and scroll
 * positions can be restored.
 */
export function disableContentVisibility(): void {
  document.documentElement.dataset.whole = '';
}

export function disableContentVisibilityOnScroll(): void {
  if (window.scrollY > 0) disableContentVisibility();
  else window.addEventListener('scroll', disableContentVisibility, { once: true, passive: true });
}
