import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inLanguage, type Language } from './content.ts';
import { expect, visit } from './test.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A phone and a wide screen. */
export const WIDTHS = [360, 1350] as const;
const DESKTOP = { width: WIDTHS[1], height: 900 };
/** The design's limit for how much a page may jump. */
const MOST_SHIFT = 0.02;

/** Opens a page and holds it to all that every page keeps, on the screen it has and then on a wide one. */
export async function expectWholePage(page: Page, language: Language, path: string) {
  await countShifts(page);
  const response = await visit(page, inLanguage(language, path));
  expect(response?.status()).toBe(200);
  await readThrough(page);
  await isWhole(page, language, path);
  expect(await shifts(page)).toBeLessThanOrEqual(MOST_SHIFT);
  await page.setViewportSize(DESKTOP);
  expect(await look(page)).toEqual({ wide: [], violations: [] });
}

/** Language, one heading, one address, nothing that scrolls sideways, nothing that keeps anybody out. */
export async function isWhole(page: Page, language: Language, path: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const canonical = await page.locator('head link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(inLanguage(language, path));
  expect(await look(page)).toEqual({ wide: [], violations: [] });
}

/** Down to the end, so that what comes in late comes in. */
async function readThrough(page: Page) {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.waitForLoadState('networkidle');
}

/** Begins to count how much the page jumps; before it is opened. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { shifts: number };
    state.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.shifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

/** What sticks out of the screen, and what axe has to say. */
export async function look(page: Page) {
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth > innerWidth
      ? [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map((element) => `${element.tagName}.${element.className}`)
          .slice(0, 8)
      : [],
  );
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return {
    wide,
    violations: violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')).slice(0, 5),
    })),
  };
}
