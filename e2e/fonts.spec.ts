import { expect, test, visit } from './test.ts';

test('a review in Hindi on an English page is shown in the letters of the phone', async ({
  page,
}) => {
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

test('on a slow line the first page is in letters of the phone, the next one in Noto Sans', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { rtt: 150 } }),
  );
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );

  await visit(page, '/hi/tractors');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fonts')?.split(' ').length))
    .toBe(3);
  const sinceHydration = await page.evaluate(() => {
    const [hydrated] = performance.getEntriesByName('hydrated');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime - (hydrated?.startTime ?? Number.POSITIVE_INFINITY));
  });
  expect(sinceHydration).toHaveLength(3);
  expect(Math.min(...sinceHydration)).toBeGreaterThan(0);
  expect(await loaded()).not.toContain('Noto Sans Devanagari');

  await visit(page, '/hi/tyres');
  await expect.poll(loaded).toContain('Noto Sans Devanagari');
  const overTheLine = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(overTheLine).toEqual([0, 0, 0]);
});
