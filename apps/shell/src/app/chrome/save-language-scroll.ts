/** Storage key of the scroll position in px. */
export const LANGUAGE_SCROLL_KEY = 'scroll-after-language';

/** Stores the scroll position for the same page in another language. */
export function saveLanguageScroll(): void {
  try {
    sessionStorage.setItem(LANGUAGE_SCROLL_KEY, String(Math.round(scrollY)));
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}
