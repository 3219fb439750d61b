import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import { countFullHydration, hydrateFullPage } from './support/hydration-checks.ts';
import { recordScripts } from './support/record-scripts.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

test.beforeEach(({ page }) => stubPictures(page));
test.use({ viewport: { width: 360, height: 740 } });

const getPriceLink = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^(ask on-road price|get price of|ask about the price)/i });

test('the islands of a list respond to taps before full hydration', async ({ page }) => {
  const fetched = recordScripts(page);
  await visit(page, '/tractors');
  expect(
    fetched.filter((file) => /libraries|shell-hydrate-page|tractor-list\.js/.test(file)),
  ).toEqual([expect.stringContaining('islands-tractor-list')]);
  const tick = page.getByRole('article').nth(1).getByRole('checkbox');
  await tick.check();
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await countFullHydration(page)).toBe(0);
});

test('full hydration preserves the compared tractors and the scroll position', async ({ page }) => {
  await visit(page, '/hi/tractors');
  await page.getByRole('article').nth(1).getByRole('checkbox').check();
  await page.evaluate(() => scrollTo(0, 900));
  await hydrateFullPage(page);
  await expect(page.getByRole('article').nth(1).getByRole('checkbox')).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole('article').nth(2).getByRole('checkbox').check();
  await expect(page.locator('section img[width="52"]')).toHaveCount(2);
});

test('a click before the code has loaded is acknowledged and replayed', async ({ page }) => {
  const releaseScripts = await holdScripts(page, '/tractors');
  await getPriceLink(page).click();
  await expect(getPriceLink(page)).toHaveAttribute('data-heard', '');
  releaseScripts();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('replays early clicks on the calculator and on the menu', async ({ page }) => {
  const releaseScripts = await holdScripts(page, '/tractor-emi-calculator');
  const loan = page.getByRole('textbox', { name: 'Price of the tractor' });
  const before = await loan.inputValue();
  const more = page.getByRole('button', { name: 'More' }).first();
  await more.click();
  await more.click();
  await expect(more).toHaveAttribute('data-heard', '');
  await page.getByRole('button', { name: 'Open menu' }).click();
  releaseScripts();
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await loan.inputValue()).not.toBe(before);
});

test('replays a click on a page that is hydrated as a whole', async ({ page }) => {
  const releaseScripts = await holdScripts(page, '/tractor-on-road-price');
  await page.getByRole('button', { name: 'Open menu' }).click();
  releaseScripts();
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
  await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
});

test(
  'hydrates the full page if the islands of the remote fail to load',
  full,
  async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/, /ERR_/, /preload/);
    await page.route(/islands-tractor-list\.js$/, (route) => route.abort());
    await visit(page, '/tractors');
    await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
    await page.getByRole('article').first().getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  },
);

for (const path of selectCases([
  '/hi/tractor-implements-in-india',
  '/second-hand-tractor',
  '/tyre-price',
])) {
  test(`${path} loads only its islands until a link is clicked`, async ({ page }) => {
    const fetched = recordScripts(page);
    await visit(page, path);
    expect(fetched.filter((file) => /libraries|shell-hydrate-page|\.page\.js/.test(file))).toEqual(
      [],
    );
    const last = page.locator('main a[href]').last();
    // Scrolling lays out the whole page and would move the link away from the pointer.
    await last.scrollIntoViewIfNeeded();
    await expect(page.locator('html[data-whole]')).toBeAttached();
    await last.click();
    await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
    await expect(page).not.toHaveURL(path);
  });
}

test('a page of islands opens the price popup of an implement', async ({ page }) => {
  await visit(page, '/tractor-implements-in-india');
  await getPriceLink(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an offline click on a link shows a message and stays on the page', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/, /ERR_/, /preload/);
  await visit(page, '/second-hand-tractor');
  await context.setOffline(true);
  const card = page.getByRole('article').first().getByRole('link').first();
  await card.click();
  await expect(page.getByRole('alert')).toContainText('cannot be shown right now');
  await expect(page).toHaveURL('/second-hand-tractor');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/second-hand-tractor\/.+\/\d+$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
