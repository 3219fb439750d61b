import type { Page } from '@playwright/test';
import { expect, visit } from '../test.ts';
import { inLanguage, type Language } from './content.ts';
import { countShifts, MOST_SHIFT, shifts, stickingOut, violations } from './page-checks.ts';

/** A phone and a wide screen. */
const WIDTHS = [360, 1350] as const;
const DESKTOP = { width: WIDTHS[1], height: 900 };

/** Opens a page, reads it to its end, and holds it to what every page keeps; then on a wide screen too. */
export async function expectWholePage(page: Page, language: Language, path: string) {
  await countShifts(page);
  const response = await visit(page, inLanguage(language, path));
  expect(response?.status()).toBe(200);
  await readThrough(page);
  expect(await shifts(page)).toBeLessThanOrEqual(MOST_SHIFT);
  await isWhole(page, language, path);
  await page.setViewportSize(DESKTOP);
  expect(await stickingOut(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** Language, one heading, one address, nothing that scrolls sideways, nothing that keeps anybody out. */
async function isWhole(page: Page, language: Language, path: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const canonical = await page.locator('head link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(inLanguage(language, path));
  expect(await stickingOut(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** Down to the end and up again, so that what comes in late comes in. */
async function readThrough(page: Page) {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
  // Back up: at the very end the bottom bar lies over links of the footer.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
