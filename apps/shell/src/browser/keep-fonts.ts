import { KEPT_FONTS } from '../app/font-script.ts';
import { savesData } from './saves-data.ts';

/** Fonts of four languages, and of a previous version. */
const REMEMBERED = 8;

const remembered = () => (localStorage.getItem(KEPT_FONTS) ?? '').split(' ').filter(Boolean);

async function keep(font: string) {
  // Same request mode as the style sheet's, so that the browser's cache is hit.
  const answer = await fetch(font, { mode: 'cors', credentials: 'same-origin', priority: 'low' });
  if (!answer.ok) return;
  await answer.arrayBuffer();
  const others = remembered().filter((one) => one !== font);
  localStorage.setItem(KEPT_FONTS, [font, ...others].slice(0, REMEMBERED).join(' '));
}

/**
 * On a page with fallback fonts: fetches the web fonts for the next page after load, one at a time.
 * Not with Save-Data. Failures are retried on the next page.
 */
export async function keepFonts(): Promise<void> {
  if (document.documentElement.dataset.letters === undefined || savesData()) return;
  const links = document.querySelector('template')?.content.querySelectorAll('link') ?? [];
  try {
    // `getAttribute`, because a link in a template has no base URL.
    for (const link of links) await keep(link.getAttribute('href') ?? '');
  } catch {
    // Offline, or the cache is unavailable.
  }
}
