export const LANGUAGE_SCROLL_KEY = 'scroll-after-language';

export function saveLanguageScroll(): void {
  try {
    sessionStorage.setItem(LANGUAGE_SCROLL_KEY, String(Math.round(scrollY)));
  } catch {
    // Storage is blocked, so the page in the other language starts at the top.
  }
}
