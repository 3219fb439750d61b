import type { Page } from '@playwright/test';
import { expect, test, visit } from './test.ts';

const listFontRequests = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.woff2'))
      .map(({ name, startTime, transferSize }) => ({ name, startTime, transferSize })),
  );

test('an English page with a Hindi review requests no Devanagari font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    const name = /\/(noto-sans-[a-z]+)\.\w+\.woff2$/.exec(request.url())?.[1];
    if (name) fonts.push(name);
  });
  await visit(page, '/tractor-review');
  const review = page.locator('main [lang=hi]').first();
  await expect(review).toHaveText(/[\u0900-\u097f]/);
  await review.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.sort()).toEqual(['noto-sans-latin', 'noto-sans-rupee']);
});

test('the first page on a slow connection uses system fonts, and the next one Noto Sans', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { rtt: 150 } }),
  );
  const listLoadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );

  await visit(page, '/hi/tractors');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fonts')?.split(' ').length))
    .toBe(3);
  const [hydrated] = await page.evaluate(() =>
    performance.getEntriesByName('hydrated').map(({ startTime }) => startTime),
  );
  const first = await listFontRequests(page);
  // A font that is requested twice would be listed twice.
  expect(new Set(first.map(({ name }) => name)).size).toBe(3);
  for (const { startTime } of first)
    expect(startTime).toBeGreaterThan(hydrated ?? Number.POSITIVE_INFINITY);
  expect(await listLoadedFonts()).not.toContain('Noto Sans Devanagari');

  await visit(page, '/hi/tyres');
  await expect.poll(listLoadedFonts).toContain('Noto Sans Devanagari');
  const next = await listFontRequests(page);
  expect(new Set(next.map(({ name }) => name)).size).toBe(3);
  expect(next.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});
