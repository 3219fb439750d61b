import type { Page } from '@playwright/test';
import { countShifts, MOST_SHIFT, shifts } from './support/page-checks.ts';
import { expect, hydrated, test } from './test.ts';

// Pictures are drawn when they are first asked for; a busy machine refuses some of many at once.
test.beforeEach(({ faults }) => faults.expect(/status of 503 .*\/img\//));

const LISTS = [
  '/tractors',
  '/tyres',
  '/second-hand-tractor',
  '/tractor-implements-in-india/rotavator',
  '/hi/tyres',
];

/** Goes down to the end of the page, a screen a frame: faster than anybody reads. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    for (let before = -1; scrollY > before; ) {
      before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1350, height: 900 },
]) {
  for (const address of LISTS) {
    test(`${address} does not shift while it is read through at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await countShifts(page);
      await page.goto(address);
      await hydrated(page);
      await readThrough(page);
      await expect(page.locator('html')).toHaveAttribute('data-whole');
      expect(await shifts(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });

    test(`${address} nor before its script has come, at ${viewport.width} px`, async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED .*\.js/);
      await page.route('**/*.js', (route) => route.abort());
      await page.setViewportSize(viewport);
      await countShifts(page);
      await page.goto(address);
      await readThrough(page);
      expect(await shifts(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}
