import type { Locator, Page } from '@playwright/test';
import { LIST } from './support/content.ts';
import { plainPictures } from './support/late-files.ts';
import { openDialog } from './support/open-dialog.ts';
import type { SiteRoute } from './support/site-routes.ts';
import { pathOf } from './support/sitemap.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, test, visit } from './test.ts';

test.beforeEach(async ({ page }) => {
  await plainPictures(page);
  await page.addInitScript(() => {
    // Shares are shown on the page, because there is no other app.
    const share = async ({ title, text }: ShareData) => {
      document.title = `shared ${title ?? text}`;
    };
    Object.assign(navigator, { share });
  });
});

const tray = (page: Page) => page.getByRole('region', { name: 'Comparison' });

async function opensPopup(page: Page, opener: Locator) {
  await opener.click();
  await expect(openDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toHaveCount(0);
}

async function compares(page: Page, island: Locator) {
  const box = island.getByRole('checkbox');
  await box.check();
  await expect(tray(page).locator('img')).toHaveCount(1);
  await box.uncheck();
  await expect(tray(page)).toHaveCount(0);
}

/** Effect of a tap on each island. Islands that require no full hydration come first. */
const effects: Readonly<Record<string, (page: Page, island: Locator) => Promise<void>>> = {
  async 'shell/side-menu'(page, island) {
    await island.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
  async 'shell/menu-bar'(page, island) {
    await island.getByRole('button').first().click();
    await expect(page.locator('#menu-panel a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-panel')).toHaveCount(0);
  },
  'catalogue/card-actions': compares,
  async 'catalogue/tractor-acts'(page, island) {
    await island.getByRole('button').click();
    await expect(island.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await compares(page, island);
  },
  async 'catalogue/listen'(_page, island) {
    await island.getByRole('button').click();
    await expect(
      island.locator('[aria-pressed=true]').or(island.getByRole('status').filter({ hasText: /./ })),
    ).not.toHaveCount(0);
  },
  async 'catalogue/share-card'(page, island) {
    await island.getByRole('button').click();
    await expect(page).toHaveTitle(/^shared /);
  },
  async 'shell/search'(page, island) {
    await island.getByRole('searchbox').click();
    await page.keyboard.type('mahi');
    await expect(island.getByRole('option').nth(2)).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'catalogue/get-price': (page, island) => opensPopup(page, island.getByRole('link')),
  'catalogue/enquire': (page, island) => opensPopup(page, island.getByRole('link')),
  'shell/account': (page, island) => opensPopup(page, island.getByRole('link')),
  'shell/floating': (page, island) => opensPopup(page, island.getByRole('link')),
  async 'shell/language'(page, island) {
    await island.getByRole('combobox').selectOption('hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  },
};
const order = Object.keys(effects);

/** Islands that are only visible with compared tractors. */
const UNTAPPED = 'catalogue/saved-later';

const island = (page: Page, name: string) =>
  page.locator(`[data-island="${name}"]`).filter({ visible: true }).first();

/** Islands on this screen that can be tapped, one of each kind. */
async function islandsOf(page: Page): Promise<string[]> {
  const names = await page
    .locator('[data-island]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-island') ?? ''));
  return [...new Set(names)]
    .filter((name) => name !== UNTAPPED)
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

const found = (sitemap: string, like: RegExp): SiteRoute => ({
  name: sitemap,
  at: { sitemap, like },
});

/** Pages of islands, with the minimum number of island kinds on a phone. */
const ISLAND_PAGES: readonly [SiteRoute, number][] = [
  [{ name: 'list of tractors', at: '/tractors' }, 6],
  [{ name: 'list of implements', at: LIST }, 6],
  [{ name: 'brand', at: '/tractor/mahindra' }, 6],
  [found('tractors', /^\/tractor\/[^/]+\/\d+$/), 9],
  [found('implements', /^\/tractor-implements\/[^/]+\/[^/]+\/\d+$/), 6],
  [{ name: 'list of used tractors', at: '/second-hand-tractor' }, 5],
  [found('used', /^\/second-hand-tractor\/[^/]+\/\d+$/), 7],
  [{ name: 'list of tyres', at: '/tyre/mrf-tractor-tyre-in-india' }, 5],
];

for (const [route, least] of ISLAND_PAGES) {
  test(`each island reacts right after hydration: ${route.name}`, async ({ page, baseURL }) => {
    await page.setViewportSize(PHONE);
    await visit(page, await pathOf(route, baseURL ?? ''));
    const names = await islandsOf(page);
    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const name of names) {
      const effect = effects[name];
      if (!effect) throw new Error(`What does a tap on ${name} do?`);
      await test.step(name, () => effect(page, island(page, name)));
    }
  });
}

test('the menus of wide screens react right after hydration', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/tractors');
  const name = 'shell/menu-bar';
  await effects[name]?.(page, island(page, name));
});

/** Pages that are hydrated as a whole: the header and one control of the page are tapped. */
const WHOLE_PAGES: readonly [string, (page: Page) => Promise<void>][] = [
  [
    '/tractor-emi-calculator',
    async (page) => {
      const price = page.getByRole('textbox', { name: 'Price of the tractor' });
      const before = await price.inputValue();
      await page.getByRole('button', { name: 'More' }).first().click();
      await expect(price).not.toHaveValue(before);
    },
  ],
  [
    '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe',
    (page) =>
      opensPopup(page, page.getByRole('main').getByRole('link', { name: 'Ask a dealer' }).first()),
  ],
  [
    '/',
    async (page) => {
      await page.getByRole('searchbox').click();
      await page.keyboard.type('mahi');
      await expect(page.getByRole('option').nth(2)).toBeVisible();
    },
  ],
];

for (const [address, effect] of WHOLE_PAGES) {
  test(`header and page react right after hydration: ${address}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, address);
    await effects['shell/side-menu']?.(page, page.getByRole('banner'));
    await effect(page);
  });
}
