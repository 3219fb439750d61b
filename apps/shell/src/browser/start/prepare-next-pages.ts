import { LANGUAGE_SCROLL_KEY } from '../../app/chrome/language-select.tsx';
import { CACHED_FONTS_KEY } from '../../app/early/font-script.ts';
import { savesData } from '../navigation/saves-data.ts';
import { trackScrollPositions } from '../navigation/track-scroll-positions.ts';
import { persistPlainForms } from '../offline/persist-plain-forms.ts';
import { startOffline } from '../offline/start-offline.ts';

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

const MAX_CACHED_FONTS = 8;

/** Fetches the fonts that this page could not use in time, so that the next page has them. */
export async function prefetchFonts(): Promise<void> {
  if (document.documentElement.dataset.letters === undefined || savesData()) return;
  const links = document.querySelector('template')?.content.querySelectorAll('link') ?? [];
  try {
    // A link in a template has no base URL, so its `href` property is not usable.
    for (const link of links) await prefetchFont(link.getAttribute('href') ?? '');
  } catch {
    // The network failed. The next page retries.
  }
}

async function prefetchFont(font: string) {
  // Same request mode as in style sheets, so that the browser does not fetch the font a second time.
  const response = await fetch(font, { mode: 'cors', credentials: 'same-origin', priority: 'low' });
  if (!response.ok) return;
  await response.arrayBuffer();
  const others = readCachedFonts().filter((cachedFont) => cachedFont !== font);
  localStorage.setItem(CACHED_FONTS_KEY, [font, ...others].slice(0, MAX_CACHED_FONTS).join(' '));
}

const readCachedFonts = () =>
  (localStorage.getItem(CACHED_FONTS_KEY) ?? '').split(' ').filter(Boolean);
