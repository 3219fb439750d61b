import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './support/axe.ts';
import { expect, test } from './test.ts';

/** The way from the phone to the site, which can be cut. */
async function networkTo(site: string) {
  const { port } = new URL(site);
  const open = new Set<net.Socket>();
  const server = net.createServer((phone) => {
    const far = net.connect(Number(port), new URL(site).hostname);
    for (const socket of [phone, far]) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => open.delete(socket));
    }
    phone.pipe(far).pipe(phone);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    site: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pages')).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });

const SAVED = {
  en: /^Saved copy of .+/,
  hi: /सेव की हुई कॉपी/,
  gu: /સાચવેલી નકલ/,
  mr: /जतन केलेली प्रत/,
} as const;

for (const language of ['en', 'hi', 'gu', 'mr'] as const) {
  test(`a phone that was started anew without network opens what was seen (${language})`, async ({
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

    const before = await phone();
    try {
      const page = await before.newPage();
      await page.goto(home);
      await expect.poll(() => keptPages(page), { timeout: 30_000 }).toContain(home);
      await page.goto(tractor);
      await expect
        .poll(() => keptPages(page), { timeout: 40_000 })
        .toEqual(expect.arrayContaining([home, tractor, emi, compare]));
    } finally {
      await before.close();
    }
    network.cut();

    const after = await phone();
    try {
      const page = await after.newPage();
      for (const at of [home, tractor, emi, compare]) {
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

test('a phone can install the site: its manifest and icons are there', async ({ request }) => {
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
