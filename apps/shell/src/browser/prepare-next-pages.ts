import { LANGUAGE_SCROLL_KEY } from '../app/chrome/save-language-scroll.ts';
import { persistPlainForms } from './persist-plain-forms.ts';
import { prefetchFonts } from './prefetch-fonts.ts';
import { startOffline } from './start-offline.ts';
import { trackScrollPositions } from './track-scroll-positions.ts';

export async function prepareNextPages(): Promise<void> {
  restoreLanguageScroll();
  trackScrollPositions();
  persistPlainForms();
  await prefetchFonts();
  await startOffline();
}

/** Restores the position after a change of language. */
function restoreLanguageScroll(): void {
  try {
    const position = sessionStorage.getItem(LANGUAGE_SCROLL_KEY);
    if (position === null) return;
    sessionStorage.removeItem(LANGUAGE_SCROLL_KEY);
    scrollTo({ top: Number(position), behavior: 'instant' });
  } catch {
    // Storage is blocked, so no position was saved.
  }
}
