import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { PHONE } from './support/visit-plan.ts';
import { expect, full, selectCases, test } from './test.ts';

test.use({ viewport: PHONE });

/** Records the bytes on the wire and the resource types of all responses. */
async function recordTraffic(page: Page) {
  const traffic = { bytes: 0, kinds: new Set<string>() };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  page.on('request', (request) => traffic.kinds.add(request.resourceType()));
  return traffic;
}

for (const { address, cardCount, dataUse } of selectCases([
  { address: '/tractors', cardCount: 12, dataUse: /^Data used \d+ KB$/ },
  { address: '/hi/second-hand-tractor', cardCount: 12, dataUse: /^डेटा लगा \d+ KB$/ },
  { address: '/gu/tyres', cardCount: 12, dataUse: /^ડેટા વપરાયો \d+ KB$/ },
  { address: '/mr', cardCount: null, dataUse: /^डेटा वापरला \d+ KB$/ },
])) {
  test(`${address} loads less than 60 KB and no picture in light mode`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'lite', value: '1', url: baseURL ?? '' }]);
    const traffic = await recordTraffic(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(traffic.bytes).toBeGreaterThan(5_000);
    expect(traffic.bytes).toBeLessThan(60_000);
    for (const kind of ['image', 'font', 'script', 'fetch', 'xhr'])
      expect([...traffic.kinds]).not.toContain(kind);
    await expect(page.locator('main').getByRole('status').first()).toHaveText(dataUse);
    if (cardCount !== null)
      await expect(page.locator('main li [data-picture]')).toHaveCount(cardCount);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('the first tap shows the picture of a light card, and the second one opens the card', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'lite', value: '1', url: baseURL ?? '' }]);
  await page.goto('/tractors');
  const outlines = page.locator('main li [data-picture]');
  await outlines.first().click();
  await expect(page.locator('main li img')).toHaveCount(1);
  await expect(page).toHaveURL(/\/tractors$/);
  await expect(outlines).toHaveCount(11);
  const readKilobytes = async () =>
    Number.parseInt(
      (await page.getByRole('status').first().textContent())?.replace(/\D/g, '') ?? '',
      10,
    );
  const before = await readKilobytes();
  await page.locator('main li a[href^="/tractor/"]').first().click();
  await expect(page).toHaveURL(/\/tractor\/.+\/\d+$/);
  await expect.poll(readKilobytes).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'All pictures' }).click();
  await expect(page.locator('main [data-picture]')).toHaveCount(0);
});

test(
  'Save-Data enables the light mode, and /display disables it',
  full,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'save-data': 'on' },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto('/hi/tractors');
    await page.getByRole('link', { name: 'पूरे पेज' }).click();
    await page.getByRole('radio', { name: 'पूरे पेज' }).check();
    await page.getByRole('button', { name: 'सेव करें' }).click();
    await expect(page).toHaveURL(/\/hi\/display$/);
    await page.goto('/hi/tractors');
    await expect(page.locator('main li picture').first()).toBeVisible();
    await expect(page.locator('[data-used]')).toHaveCount(0);
    await context.close();
  },
);
