import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import { hydrateWhole } from './support/hydration-checks.ts';
import { plainPictures } from './support/late-files.ts';
import { expect, full, sampled, test, visit } from './test.ts';

test.beforeEach(({ page }) => plainPictures(page));
test.use({ viewport: { width: 360, height: 740 } });

const price = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^(on-road price|get price of|tell me)/i });

const isWhole = (page: Page) => page.locator('html[data-hydrated=whole]').count();

/** URLs of the fetched scripts. */
function scripts(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.push(request.url());
  });
  return seen;
}

test('a list answers before the rest of its code is asked for', async ({ page }) => {
  const fetched = scripts(page);
  await visit(page, '/tractors');
  expect(fetched.filter((file) => /libraries|shell-whole|tractor-list\.js/.test(file))).toEqual([
    expect.stringContaining('islands-tractor-list'),
  ]);
  const tick = page.getByRole('article').nth(1).getByRole('checkbox');
  await tick.check();
  await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await isWhole(page)).toBe(0);
});

test('what was done before the page is hydrated whole stays', async ({ page }) => {
  await visit(page, '/hi/tractors');
  await page.getByRole('article').nth(1).getByRole('checkbox').check();
  await page.evaluate(() => scrollTo(0, 900));
  await hydrateWhole(page);
  await expect(page.getByRole('article').nth(1).getByRole('checkbox')).toBeChecked();
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.getByRole('article').nth(2).getByRole('checkbox').check();
  await expect(page.locator('section img[width="52"]')).toHaveCount(2);
});

test('a press before any code has come is heard at once and answered by it', async ({ page }) => {
  const go = await holdScripts(page, '/tractors');
  await price(page).click();
  await expect(price(page)).toHaveAttribute('data-heard', '');
  go();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on the calculator as well: presses are done in their order', async ({ page }) => {
  const go = await holdScripts(page, '/tractor-emi-calculator');
  const loan = page.getByRole('textbox', { name: 'Price of the tractor' });
  const before = await loan.inputValue();
  const more = page.getByRole('button', { name: 'More' }).first();
  await more.click();
  await more.click();
  await expect(more).toHaveAttribute('data-heard', '');
  await page.getByRole('button', { name: 'Open menu' }).click();
  go();
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(await loan.inputValue()).not.toBe(before);
});

test('on a page that is hydrated whole as well', async ({ page }) => {
  const go = await holdScripts(page, '/tractor-on-road-price');
  await page.getByRole('button', { name: 'Open menu' }).click();
  go();
  await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
  await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
});

test(
  'where the islands of its remote cannot be had the whole page answers',
  full,
  async ({ page, pageErrors }) => {
    pageErrors.expect(/Failed to load resource/, /ERR_/, /preload/);
    await page.route(/islands-tractor-list\.js$/, (route) => route.abort());
    await visit(page, '/tractors');
    await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
    await page.getByRole('article').first().getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  },
);

for (const path of sampled([
  '/hi/tractor-implements-in-india',
  '/second-hand-tractor',
  '/tyre-price',
])) {
  test(`${path} asks for no more than its islands, and goes on when the visitor does`, async ({
    page,
  }) => {
    const fetched = scripts(page);
    await visit(page, path);
    expect(fetched.filter((file) => /libraries|shell-whole|\.page\.js/.test(file))).toEqual([]);
    const last = page.locator('main a[href]').last();
    // Scrolling lays out the whole page, which would move a link away from the pointer.
    await last.scrollIntoViewIfNeeded();
    await expect(page.locator('html[data-whole]')).toBeAttached();
    await last.click();
    await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
    await expect(page).not.toHaveURL(path);
  });
}

test('an implement’s price is asked for before the rest of the code has come', async ({ page }) => {
  await visit(page, '/tractor-implements-in-india');
  await price(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a link without network, before its code has come: the page stays and tells', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/, /ERR_/, /preload/);
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
