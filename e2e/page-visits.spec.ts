import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { type AnyLanguage, localizePath } from './support/content.ts';
import { doubleFontSize } from './support/double-font-size.ts';
import { findAttributeMismatches, hydrateAllParts } from './support/hydration-checks.ts';
import { findCutOffControls, lengthenTexts } from './support/lengthen-texts.ts';
import {
  describeLayoutShifts,
  findBesideFloatingButton,
  findCoveredByFloatingButton,
  findDanglingReferences,
  findOverflow,
  MAX_SHIFT,
  readLayoutShift,
  recordLayoutShifts,
  scrollToEnd,
  scrollToTop,
} from './support/page-checks.ts';
import { resolvePath } from './support/sitemap.ts';
import { delayFiles } from './support/stub-pictures.ts';
import { useWideFont } from './support/use-wide-font.ts';
import { PHONE, visits } from './support/visit-plan.ts';
import { expect, test, waitForHydration } from './test.ts';

// Under reduced motion nothing plays automatically during the checks.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { route, language, screen, hasAxe } of visits) {
  test(`${route.name} has no layout or accessibility problems in ${language} at ${screen.width} px`, async ({
    page,
    pageErrors,
    baseURL,
  }) => {
    if (route.status !== undefined)
      pageErrors.allow(new RegExp(`the server responded with a status of ${route.status}`));
    const address = localizePath(language, await resolvePath(route, baseURL ?? ''));
    await page.setViewportSize(screen);
    await recordLayoutShifts(page);
    const files = await delayFiles(page);
    const response = await page.goto(address, { waitUntil: 'commit' });
    expect(response?.status()).toBe(route.status ?? 200);
    await waitForHydration(page);
    // This attribute is set before the fonts have loaded, so the page retains its fallback font.
    await expect.soft(page.locator('html')).toHaveAttribute('data-letters', '');
    await files.release();
    await page.waitForLoadState('load');
    await scrollToEnd(page);
    await hydrateAllParts(page);
    await scrollToTop(page);
    await expect.soft
      .poll(() => findCoveredByFloatingButton(page), 'under the floating button')
      .toEqual([]);

    expect
      .soft(await readLayoutShift(page), `layout shift\n${await describeLayoutShifts(page)}`)
      .toBeLessThanOrEqual(MAX_SHIFT);
    expect.soft([...files.fonts].sort(), 'fonts').toEqual(listExpectedFonts(language));
    const { comparedCount, mismatches } = await findAttributeMismatches(page);
    expect.soft(mismatches, 'attributes unlike the server’s').toEqual([]);
    expect.soft(comparedCount, 'elements that were compared').toBeGreaterThan(50);
    await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await findOverflow(page), `sticks out at ${screen.width} px`).toEqual([]);
    expect.soft(await findDanglingReferences(page), 'references to no element').toEqual([]);
    if (hasAxe) expect.soft(await findAxeViolations(page), 'axe').toEqual([]);
    await checkSkipLink(page);
    if (screen === PHONE) await checkNarrowScreens(page);
    else await checkWideScreens(page);
  });
}

const listExpectedFonts = (language: AnyLanguage) => {
  const script = { en: [], hi: ['devanagari'], gu: ['gujarati'], mr: ['devanagari'] }[language];
  return [...script, 'latin', 'rupee'].map((name) => `noto-sans-${name}`);
};

/** The first tab stop skips to the content, and the next one is inside the content. */
async function checkSkipLink(page: Page) {
  const readFocus = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      const box = focused?.getBoundingClientRect();
      return {
        to: focused?.getAttribute('href'),
        isMain: focused?.matches('main') ?? false,
        isWithin: focused?.closest('main, footer') !== null,
        isVisible: box !== undefined && box.width > 1 && box.height > 1,
      };
    });
  await page.keyboard.press('Tab');
  expect.soft(await readFocus(), 'first stop').toMatchObject({ to: '#main', isVisible: true });
  await page.keyboard.press('Enter');
  expect.soft(await readFocus(), 'where it leads').toMatchObject({ isMain: true });
  await page.keyboard.press('Tab');
  expect.soft(await readFocus(), 'next stop').toMatchObject({ isWithin: true, isVisible: true });
}

/** Checks a wider fallback font and a small tablet, and in the full run also widths up to a desktop. */
async function checkWideScreens(page: Page) {
  await useWideFont(page);
  expect.soft(await findOverflow(page), 'sticks out with a wide font').toEqual([]);
  await page.setViewportSize({ width: 800, height: 900 });
  expect.soft(await findOverflow(page), 'sticks out at 800 px').toEqual([]);
  expect.soft(await findBesideFloatingButton(page), 'beside the floating button').toEqual([]);
  if (process.env.TEST_FULL !== '1') return;
  for (const width of [800, 900, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverflow(page), `sticks out at ${width} px`).toEqual([]);
  }
}

/** Checks a wider fallback font on the narrowest screen, also with the double font size and with texts 40 % longer. */
async function checkNarrowScreens(page: Page) {
  await useWideFont(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await findOverflow(page), 'sticks out at 320 px').toEqual([]);
  await expect.soft
    .poll(() => findCoveredByFloatingButton(page), 'under the floating button')
    .toEqual([]);
  await page.setViewportSize(PHONE);
  const restore = await doubleFontSize(page);
  const readFontSize = () => page.evaluate(() => getComputedStyle(document.body).fontSize);
  await expect.soft.poll(readFontSize, 'letters are large').toBe('32px');
  expect.soft(await findOverflow(page), 'sticks out with large letters').toEqual([]);
  await restore();
  await expect.soft.poll(readFontSize, 'letters are as before').toBe('16px');
  expect.soft(await lengthenTexts(page), 'texts made longer').toBeGreaterThan(20);
  expect.soft(await findOverflow(page), 'sticks out with long words').toEqual([]);
  expect.soft(await findCutOffControls(page), 'cut off with long words').toEqual([]);
}
