import { KEPT_FONTS } from '../site/font-script.ts';
import { savesData } from './saves-data.ts';

/** Fonts of the four languages, and of a version of the site before: more are not remembered. */
const REMEMBERED = 8;

const remembered = () => (localStorage.getItem(KEPT_FONTS) ?? '').split(' ').filter(Boolean);

async function keep(font: string) {
  // As a style sheet asks for it, so that the answer is found in the browser's cache.
  const answer = await fetch(font, { mode: 'cors', credentials: 'same-origin', priority: 'low' });
  if (!answer.ok) return;
  await answer.arrayBuffer();
  const others = remembered().filter((one) => one !== font);
  localStorage.setItem(KEPT_FONTS, [font, ...others].slice(0, REMEMBERED).join(' '));
}

/**
 * On a page in the phone's letters: fetches the fonts for the next page, once this one has loaded, one after the
 * other. Not for a visitor who saves data. What cannot be had or remembered now is tried again on the next page.
 */
export async function keepFonts(): Promise<void> {
  if (document.documentElement.dataset.letters === undefined || savesData()) return;
  const links = document.querySelector('template')?.content.querySelectorAll('link') ?? [];
  try {
    // As written: in a template an address has no page that it could be relative to.
    for (const link of links) await keep(link.getAttribute('href') ?? '');
  } catch {
    // The line has gone, or the browser keeps nothing.
  }
}
