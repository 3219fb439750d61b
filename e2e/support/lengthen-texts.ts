import type { Page } from '@playwright/test';

/** Makes every text of the page 40 % longer, as a language with long words would. */
export const lengthenTexts = (page: Page) =>
  page.evaluate(() => {
    const lengthen = (text: string) =>
      text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
        const letters = [...word];
        return word + letters.slice(0, Math.ceil(letters.length * 0.4)).join('');
      });
    // Names are the same in every language.
    const names = ['Tractor Haat', 'English', 'हिन्दी', 'ગુજરાતી', 'मराठी'];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let changed = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript')) continue;
      const text = lengthen(node.nodeValue ?? '');
      if (text === node.nodeValue || names.includes(node.nodeValue ?? '')) continue;
      node.nodeValue = text;
      changed += 1;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = lengthen(field.placeholder);
    return changed;
  });

/** Returns the buttons and links whose text is cut off. */
export const findCutOffControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a, footer a, header a, nav a')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
