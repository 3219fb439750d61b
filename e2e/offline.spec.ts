import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { networkTo } from './support/network.ts';
import { expect, sampled, test } from './test.ts';

const cachedPages = (page: Page) =>
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

for (const language of sampled(['hi', 'en', 'gu', 'mr'] as const)) {
  test(`a restarted phone opens visited pages offline (${language})`, async ({
    playwright,
    launchOptions,
    baseURL,
  }, info) => {
    test.setTimeout(120_000);
    const network = await networkTo(baseURL ?? '');
    const profile = info.outputPath('profile');
    const phone = (): Promise<BrowserContext> =>
      playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        baseURL: network.site,
        serviceWorkers: 'allow',
        viewport: { width: 390, height: 800 },
      });
    const prefix = language === 'en' ? '' : `/${language}`;
    const [home, tractor] = [prefix || '/', `${prefix}/tractor/mahindra-575-di/9`];
    const [emi, compare] = [`${prefix}/tractor-emi-calculator`, `${prefix}/compare-tractors`];
    const [notebook, form] = [`${prefix}/my`, `${prefix}/enquiry/tractor-on-road`];
    const all = [home, tractor, emi, compare, notebook, form];

    const before = await phone();
    try {
      const page = await before.newPage();
      await page.goto(home);
      await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toContain(home);
      await page.goto(tractor);
      await expect
        .poll(() => cachedPages(page), { timeout: 40_000 })
        .toEqual(expect.arrayContaining(all));
    } finally {
      await before.close();
    }
    await network.cut();

    const after = await phone();
    try {
      const page = await after.newPage();
      for (const at of all) {
        const begun = Date.now();
        await page.goto(at);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect([at, Date.now() - begun < 5_000]).toEqual([at, true]);
        await expect(page.getByRole('status').filter({ hasText: SAVED[language] })).toBeVisible();
      }
      await page.goto(`${emi}?price=700000&down=200000`);
      await expect(page.getByText('₹ 10,624').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      const answer = await page.goto(`${prefix}/about`);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('link').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    } finally {
      await after.close();
    }
  });
}

test('a phone can install the site with manifest and icons', async ({ request }) => {
  for (const language of ['en', 'hi', 'gu', 'mr']) {
    const answer = await request.get(`/manifest.webmanifest?language=${language}`);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { icons, shortcuts, lang, start_url } = await answer.json();
    expect([lang, start_url]).toEqual([language, language === 'en' ? '/' : `/${language}`]);
    for (const { src } of icons)
      expect((await request.get(src)).headers()['content-type']).toBe('image/png');
    for (const { url } of shortcuts) expect((await request.get(url)).status()).toBe(200);
  }
});
