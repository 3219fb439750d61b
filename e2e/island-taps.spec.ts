import type { Locator, Page } from '@playwright/test';
import { IMPLEMENTS_PATH } from './support/content.ts';
import { getOpenDialog } from './support/open-dialog.ts';
import type { SiteRoute } from './support/site-routes.ts';
import { resolvePath } from './support/sitemap.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { DESKTOP, PHONE } from './support/visit-plan.ts';
import { expect, test, visit } from './test.ts';

test.beforeEach(async ({ page }) => {
  await stubPictures(page);
  await page.addInitScript(() => {
    // Shares are shown on the page, because no app is installed that could receive them.
    const share = async ({ title, text }: ShareData) => {
      document.title = `shared ${title ?? text}`;
    };
    Object.assign(navigator, { share });
  });
});

const getTray = (page: Page) => page.getByRole('region', { name: 'Comparison' });

async function checkPopup(page: Page, opener: Locator) {
  await opener.click();
  await expect(getOpenDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getOpenDialog(page)).toHaveCount(0);
}

async function checkCompare(page: Page, island: Locator) {
  const box = island.getByRole('checkbox');
  await box.check();
  await expect(getTray(page).locator('img')).toHaveCount(1);
  await box.uncheck();
  await expect(getTray(page)).toHaveCount(0);
}

/** The effect of a tap on each island. Islands that require no full hydration come first. */
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
  'catalogue/card-actions': checkCompare,
  async 'catalogue/tractor-acts'(page, island) {
    await island.getByRole('button').click();
    await expect(island.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await checkCompare(page, island);
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
  'catalogue/get-price': (page, island) => checkPopup(page, island.getByRole('link')),
  'catalogue/enquire': (page, island) => checkPopup(page, island.getByRole('link')),
  'shell/account': (page, island) => checkPopup(page, island.getByRole('link')),
  'shell/floating': (page, island) => checkPopup(page, island.getByRole('link')),
  async 'shell/language'(page, island) {
    await island.getByRole('combobox').selectOption('hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  },
};
const order = Object.keys(effects);

/** This island is visible only with compared tractors. */
const EXCLUDED_ISLAND = 'catalogue/saved-later';

const getIsland = (page: Page, name: string) =>
  page.locator(`[data-island="${name}"]`).filter({ visible: true }).first();

/** One island of each kind that can be tapped on this screen. */
async function listIslands(page: Page): Promise<string[]> {
  const names = await page
    .locator('[data-island]')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('data-island') ?? ''),
    );
  return [...new Set(names)]
    .filter((name) => name !== EXCLUDED_ISLAND)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

const createSitemapRoute = (sitemap: string, pattern: RegExp): SiteRoute => ({
  name: sitemap,
  path: { sitemap, pattern },
});

/** Pages with islands, and the minimum number of kinds of islands on a phone. */
const ISLAND_PAGES: readonly { route: SiteRoute; minKinds: number }[] = [
  { route: { name: 'list of tractors', path: '/tractors' }, minKinds: 6 },
  { route: { name: 'list of implements', path: IMPLEMENTS_PATH }, minKinds: 6 },
  { route: { name: 'brand', path: '/tractor/mahindra' }, minKinds: 6 },
  { route: createSitemapRoute('tractors', /^\/tractor\/[^/]+\/\d+$/), minKinds: 9 },
  {
    route: createSitemapRoute('implements', /^\/tractor-implements\/[^/]+\/[^/]+\/\d+$/),
    minKinds: 6,
  },
  { route: { name: 'list of used tractors', path: '/second-hand-tractor' }, minKinds: 5 },
  { route: createSitemapRoute('used', /^\/second-hand-tractor\/[^/]+\/\d+$/), minKinds: 7 },
  { route: { name: 'list of tyres', path: '/tyre/mrf-tractor-tyre-in-india' }, minKinds: 5 },
];

for (const { route, minKinds } of ISLAND_PAGES) {
  test(`each island responds to a tap right after hydration: ${route.name}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    await visit(page, await resolvePath(route, baseURL ?? ''));
    const names = await listIslands(page);
    expect(names.length).toBeGreaterThanOrEqual(minKinds);
    for (const name of names) {
      const effect = effects[name];
      if (!effect) throw new Error(`No effect is defined for the island ${name}`);
      await test.step(name, () => effect(page, getIsland(page, name)));
    }
  });
}

test('a menu of a wide screen opens right after hydration', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/tractors');
  const name = 'shell/menu-bar';
  await effects[name]?.(page, getIsland(page, name));
});

/** These pages are hydrated as a whole, so the header and one control of the page are tapped. */
const WHOLE_PAGES: readonly { address: string; tapControl: (page: Page) => Promise<void> }[] = [
  {
    address: '/tractor-emi-calculator',
    async tapControl(page) {
      const price = page.getByRole('textbox', { name: 'Price of the tractor' });
      const before = await price.inputValue();
      await page.getByRole('button', { name: 'More' }).first().click();
      await expect(price).not.toHaveValue(before);
    },
  },
  {
    address: '/compare-tractors/mahindra-575-di-vs-swaraj-744-fe',
    tapControl: (page) =>
      checkPopup(page, page.getByRole('main').getByRole('link', { name: 'Ask a dealer' }).first()),
  },
  {
    address: '/',
    async tapControl(page) {
      await page.getByRole('searchbox').click();
      await page.keyboard.type('mahi');
      await expect(page.getByRole('option').nth(2)).toBeVisible();
    },
  },
];

for (const { address, tapControl } of WHOLE_PAGES) {
  test(`header and page respond to taps right after hydration: ${address}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, address);
    await effects['shell/side-menu']?.(page, page.getByRole('banner'));
    await tapControl(page);
  });
}
