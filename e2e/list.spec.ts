import type { Page } from '@playwright/test';
import { IMPLEMENTS_PATH, implementRows } from './support/content.ts';
import { stubPictures } from './support/stub-pictures.ts';
import { DESKTOP } from './support/visit-plan.ts';
import { expect, test, visit } from './test.ts';

const getBrandCheckbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const readNames = (page: Page) =>
  page.locator('main article h3, main article h2').allTextContents();
const fieldkingCount = implementRows.filter(({ brand }) => brand === 'fieldking').length;
const getCount = (page: Page) => page.getByRole('heading', { name: /^\d+ implements?$/ });

test.use({ viewport: DESKTOP });
test.beforeEach(({ page }) => stubPictures(page));

test('filters the list by brand, and Back or the chip removes the filter', async ({ page }) => {
  await visit(page, IMPLEMENTS_PATH);
  await expect(getCount(page)).toHaveText(`${implementRows.length} implements`);
  await getBrandCheckbox(page, /^Fieldking/).check();
  await expect(page).toHaveURL(/\?.*brand=fieldking/);
  await expect(getCount(page)).toHaveText(`${fieldkingCount} implements`);
  for (const name of await readNames(page)) expect(name).toContain('Fieldking');
  await page.reload();
  await expect(getBrandCheckbox(page, /^Fieldking/)).toBeChecked();
  await page.goBack();
  await expect(getCount(page)).toHaveText(`${implementRows.length} implements`);
  await expect(getBrandCheckbox(page, /^Fieldking/)).not.toBeChecked();

  await visit(page, `${IMPLEMENTS_PATH}?brand=fieldking&brand=khedut`);
  await page.getByRole('link', { name: 'Remove filter Fieldking' }).click();
  await expect(page).toHaveURL(`${IMPLEMENTS_PATH}?brand=khedut`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(IMPLEMENTS_PATH);
  await expect(getCount(page)).toHaveText(`${implementRows.length} implements`);
});

test('the controls match the URL after Back and Forward, also from another document', async ({
  page,
}) => {
  const moveHistory = (by: number) => page.evaluate((steps) => history.go(steps), by);
  const fieldking = getBrandCheckbox(page, /^Fieldking/);
  const khedut = getBrandCheckbox(page, /^Khedut/);
  await visit(page, IMPLEMENTS_PATH);
  await fieldking.check();
  await expect(page).toHaveURL(/brand=fieldking/);
  await khedut.check();
  await expect(page).toHaveURL(/brand=fieldking&brand=khedut/);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await moveHistory(-3);
  await expect(page).toHaveURL(IMPLEMENTS_PATH);
  await expect(getCount(page)).toHaveText(`${implementRows.length} implements`);
  await expect(fieldking).not.toBeChecked();
  await expect(khedut).not.toBeChecked();
  await expect(page.getByLabel('Sort by')).not.toHaveValue('name');
  await moveHistory(3);
  await expect(page).toHaveURL(/sort=name/);
  await expect(fieldking).toBeChecked();
  await expect(khedut).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('name');

  await visit(page, '/search?q=rotavator');
  const search = page.getByRole('banner').getByRole('search').locator('input');
  await search.fill('plough');
  await search.press('Enter');
  await expect(page).toHaveURL('/search?q=plough');
  await moveHistory(-1);
  await expect(page).toHaveURL('/search?q=rotavator');
  await expect(search).toHaveValue('rotavator');
  await moveHistory(-4);
  await expect(page).toHaveURL(IMPLEMENTS_PATH);
  await expect(getCount(page)).toHaveText(`${implementRows.length} implements`);
  await expect(fieldking).not.toBeChecked();
  await expect(page.getByLabel('Sort by')).not.toHaveValue('name');
  await expect(search).toHaveValue('');
});

test('lists 24 items per page and sorts by name', async ({ page }) => {
  await visit(page, IMPLEMENTS_PATH);
  const first = await readNames(page);
  expect(first).toHaveLength(24);
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Next/ });
  // Content that is laid out while scrolling can change its height, so the link must be stable before the click.
  await next.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await next.click();
  await expect(page).toHaveURL(`${IMPLEMENTS_PATH}?page=2`);
  await expect.poll(() => readNames(page)).not.toEqual(first);
  const second = await readNames(page);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);

  await page.goBack();
  await expect.poll(() => readNames(page)).toEqual(first);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(async () => {
    const after = await readNames(page);
    expect(after).not.toEqual(first);
    expect(after).toEqual([...after].sort((a, b) => a.localeCompare(b, 'en')));
  }).toPass();
});

test('responds with 404 to an unknown page, filter or type', async ({ request }) => {
  const statuses = await Promise.all(
    ['?page=0', '?page=999', '?sort=x', '?brand=nobody', '/no-such-type'].map(async (suffix) => [
      suffix,
      (await request.get(IMPLEMENTS_PATH + suffix)).status(),
    ]),
  );
  expect(statuses.filter(([, status]) => status !== 404)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form and links filter, sort and paginate without JavaScript', async ({ page }) => {
    await page.goto(IMPLEMENTS_PATH);
    const submitFilters = () => page.getByRole('button', { name: 'Show results' }).click();
    const getFiltersSummary = () =>
      page.getByRole('group').filter({ hasText: 'Filters' }).locator('summary');
    if (!(await getBrandCheckbox(page, /^Fieldking/).isVisible()))
      await getFiltersSummary().click();
    await getBrandCheckbox(page, /^Fieldking/).check();
    await page.getByLabel('Sort by').selectOption('Power needed');
    await submitFilters();
    await expect(page).toHaveURL(/sort=power/);
    await expect(page).toHaveURL(/brand=fieldking/);
    await expect(getCount(page)).toHaveText(`${fieldkingCount} implements`);
    await page.goto(IMPLEMENTS_PATH);
    const next = page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: /Next/ });
    // Cards get their final height when they approach the viewport, so the link must be stable before the click.
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(page).toHaveURL(`${IMPLEMENTS_PATH}?page=2`);
    expect(await readNames(page)).toHaveLength(24);
  });
});
