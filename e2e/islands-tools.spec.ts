import type { Page } from '@playwright/test';
import { holdScripts } from './support/hold-scripts.ts';
import {
  countFullHydration,
  findAttributeMismatches,
  hydrateFullPage,
} from './support/hydration-checks.ts';
import { recordScripts } from './support/record-scripts.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { expect, selectCases, test, visit } from './test.ts';

test.beforeEach(({ page }) => stubPictures(page));
test.use({ viewport: { width: 360, height: 740 } });

const EMI = '/tractor-emi-calculator';

const isFullPageFile = (file: string) => /libraries|shell-hydrate-page|\.page\.js/.test(file);
const isRemoteFile = (file: string) => /^\/r\/(?!shell\/)/.test(file);

/** These pages contain only links and plain forms. */
for (const path of selectCases(['/', '/hi', '/about', '/tractor-loan', '/hi/cost-per-acre'])) {
  test(`${path} loads no page code and navigates by links, Back and Forward`, async ({ page }) => {
    const fetched = recordScripts(page);
    await visit(page, path);
    expect(fetched.filter((file) => isFullPageFile(file) || isRemoteFile(file))).toEqual([]);
    await page.getByRole('banner').getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await countFullHydration(page)).toBe(0);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.locator('main a[href^="/"]:visible').first().click();
    await expect(page).not.toHaveURL(path);
    const next = page.url();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    await page.goForward();
    await expect(page).toHaveURL(next);
  });
}

const getInstalment = (page: Page) => page.locator('output');
const getPriceField = (page: Page) => page.locator('fieldset').first().getByRole('textbox');

test('calculates before full hydration, and the URL preserves the values', async ({ page }) => {
  const fetched = recordScripts(page);
  await visit(page, `${EMI}?price=600000&down=100000`);
  await expect(getInstalment(page)).toContainText('10,624');
  await getPriceField(page).fill('8,00,000');
  await expect(getInstalment(page)).toContainText('14,873');
  await expect(page).toHaveURL(`${EMI}?price=800000&down=100000`);
  await expect(page.getByRole('region', { name: 'Two offers side by side' })).toContainText(
    '14,873',
  );
  expect(fetched.filter(isFullPageFile)).toEqual([]);
  // A change of the payment mode or the language preserves the query, and so does Back.
  await page.getByRole('link', { name: 'After each harvest' }).click();
  await expect(page).toHaveURL(/every=harvest&price=800000&down=100000/);
  await page.goBack();
  await expect(getPriceField(page)).toHaveValue('8,00,000');
  await expect(getInstalment(page)).toContainText('14,873');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi');
  await expect(page).toHaveURL(`/hi${EMI}?price=800000&down=100000`);
  await expect(getPriceField(page)).toHaveValue('8,00,000');
});

test('full hydration preserves typed values, and the URL is updated afterwards', async ({
  page,
}) => {
  await visit(page, EMI);
  await getPriceField(page).fill('8,00,000');
  await expect(page).toHaveURL(`${EMI}?price=800000`);
  await hydrateFullPage(page);
  await expect(getPriceField(page)).toHaveValue('8,00,000');
  // These attributes include links to other languages, whose URLs the server rendered.
  expect((await findAttributeMismatches(page)).mismatches).toEqual([]);
  await getPriceField(page).fill('9,00,000');
  await expect(page).toHaveURL(`${EMI}?price=900000`);
  await expect(page.getByRole('link', { name: 'After each harvest' })).toHaveAttribute(
    'href',
    /price=900000/,
  );
});

test('uses a value that was typed before the code was loaded', async ({ page }) => {
  const releaseScripts = await holdScripts(page, EMI);
  const before = await getInstalment(page).textContent();
  await getPriceField(page).fill('9,00,000');
  releaseScripts();
  await expect(getInstalment(page)).not.toHaveText(before ?? '');
  await expect(getPriceField(page)).toHaveValue('9,00,000');
  await expect(page).toHaveURL(`${EMI}?price=900000`);
});

test('hydrates the full page if the islands of the calculator fail to load', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/, /ERR_/, /preload/);
  await page.route(/islands-emi\.js$/, (route) => route.abort());
  await visit(page, EMI);
  await expect(page.locator('html[data-hydrated=whole]')).toBeAttached();
  await getPriceField(page).fill('9,00,000');
  await expect(page).toHaveURL(`${EMI}?price=900000`);
});

test('a retry opens a page whose file failed to load', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/, /ERR_/, /preload/);
  await page.route(/finance-emi\.js$/, (route) => route.abort());
  await visit(page, '/');
  await page.locator(`main a[href="${EMI}"]`).first().click();
  await expect(page.getByRole('alert')).toContainText('cannot be shown right now');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(getInstalment(page)).toBeVisible();
  await page.reload();
  await expect(getInstalment(page)).toBeVisible();
});

test('each field has the same size before and after the style sheets of the full page load', async ({
  page,
}) => {
  await visit(page, EMI);
  const measureFields = () =>
    page
      .locator('main :is(input, select, button, label)')
      .evaluateAll((fields) =>
        fields.map((field) => [
          field.getBoundingClientRect().width,
          field.getBoundingClientRect().height,
        ]),
      );
  const before = await measureFields();
  await hydrateFullPage(page);
  await page.waitForLoadState('networkidle');
  expect(await measureFields()).toEqual(before);
});
