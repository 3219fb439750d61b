export const LANGUAGE_SCROLL_KEY = 'scroll-after-language';

export function saveLanguageScroll(): void {
  try {
    sessionStorage.setItem(LANGUAGE_SCROLL_KEY, String(Math.round(scrollY)));
  } catch {
    // Storage is blocked: the page starts at the top.
  }
}
