import type { Page } from '@playwright/test';
import { wakeAll } from './support/hydration-checks.ts';
import { stickingOut } from './support/page-checks.ts';
import { expect, test, visit } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

/** A pseudo-language: every word of the page 40% longer, as some language one day may want it. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    const longer = (text: string) =>
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
      const text = longer(node.nodeValue ?? '');
      if (text === node.nodeValue || names.includes(node.nodeValue ?? '')) continue;
      node.nodeValue = text;
      changed += 1;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = longer(field.placeholder);
    return changed;
  });

/** Buttons and links whose words are cut off by their own edge. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a, footer a, header a, nav a')]
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || overflowX === 'clip';
        return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );

const PAGES = [
  '/',
  '/hi',
  '/tractors',
  '/tractor/mahindra',
  '/tractor-implements-in-india/rotavator',
  '/tyres',
  '/second-hand-tractor',
  '/tractor-videos',
  '/tractor-industry-news-blogs',
  '/tractors-question-hub',
  '/enquiry/implement-price',
  '/sign-in',
  '/register',
  '/about',
  '/gu/our-contacts',
  '/no-such-page',
];

for (const address of PAGES) {
  test(`${address} bears words 40% longer at 360 px`, async ({ page, faults }) => {
    if (address === '/no-such-page') faults.expect(/status of 404/);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, address);
    await wakeAll(page);
    expect(await lengthen(page)).toBeGreaterThan(20);
    expect(await stickingOut(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });
}

test('menus and the side menu bear them too', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, '/about');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Implements' })
    .hover();
  await expect(page.locator('#menu-panel a').first()).toBeVisible();
  await lengthen(page);
  expect(await stickingOut(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await lengthen(page);
  const menu = page.getByRole('dialog');
  expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
