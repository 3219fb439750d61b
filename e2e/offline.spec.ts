import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { launchPhone } from './support/launch-phone.ts';
import { startNetworkProxy } from './support/start-network-proxy.ts';
import { expect, selectCases, test } from './test.ts';

const listCachedPages = (page: Page) =>
  page.evaluate(async () => {
    const cacheKeys = await (await caches.open('pages')).keys();
    return cacheKeys.map(({ url }) => new URL(url).pathname);
  });

const SAVED = {
  en: /^Saved copy of .+/,
  hi: /सेव की हुई कॉपी/,
  gu: /સાચવેલી નકલ/,
  mr: /जतन केलेली प्रत/,
} as const;

for (const language of selectCases(['hi', 'en', 'gu', 'mr'] as const)) {
  test(`cached pages open offline after a restart of the browser (${language})`, async ({
    playwright,
    launchOptions,
    baseURL,
  }, info) => {
    test.setTimeout(120_000);
    const network = await startNetworkProxy(baseURL ?? '');
    const profile = info.outputPath('profile');
    const launch = () => launchPhone(playwright.chromium, profile, launchOptions, network.site);
    const prefix = language === 'en' ? '' : `/${language}`;
    const [home, tractor] = [prefix || '/', `${prefix}/tractor/mahindra-575-di/9`];
    const [emi, compare] = [`${prefix}/tractor-emi-calculator`, `${prefix}/compare-tractors`];
    const [notebook, form] = [`${prefix}/my`, `${prefix}/enquiry/tractor-on-road`];
    const all = [home, tractor, emi, compare, notebook, form];

    const before = await launch();
    try {
      const page = await before.newPage();
      await page.goto(home);
      await expect.poll(() => listCachedPages(page), { timeout: 30_000 }).toContain(home);
      await page.goto(tractor);
      await expect
        .poll(() => listCachedPages(page), { timeout: 40_000 })
        .toEqual(expect.arrayContaining(all));
    } finally {
      await before.close();
    }
    await network.disconnect();

    const after = await launch();
    try {
      const page = await after.newPage();
      for (const path of all) {
        const startedAt = Date.now();
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect([path, Date.now() - startedAt < 5_000]).toEqual([path, true]);
        await expect(page.getByRole('status').filter({ hasText: SAVED[language] })).toBeVisible();
      }
      await page.goto(`${emi}?price=700000&down=200000`);
      await expect(page.getByText('₹ 10,624').first()).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      const response = await page.goto(`${prefix}/about`);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('link').first()).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
    } finally {
      await after.close();
    }
  });
}

test('serves a manifest with icons and shortcuts in every language', async ({ request }) => {
  for (const language of ['en', 'hi', 'gu', 'mr']) {
    const response = await request.get(`/manifest.webmanifest?language=${language}`);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const { icons, shortcuts, lang, start_url } = await response.json();
    expect([lang, start_url]).toEqual([language, language === 'en' ? '/' : `/${language}`]);
    for (const { src } of icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    for (const { url } of shortcuts) expect((await request.get(url)).status()).toBe(200);
  }
});
