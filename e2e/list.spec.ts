import type { Page } from '@playwright/test';
import { implementRows, LIST } from './support/content.ts';
import { expect, test, visit } from './test.ts';

const brandOf = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const names = (page: Page) => page.locator('main article h3, main article h2').allTextContents();
const fieldkings = implementRows.filter(({ brand }) => brand === 'fieldking').length;
const count = (page: Page) => page.getByRole('heading', { name: /^\d+ implements?$/ });

test.use({ viewport: { width: 1350, height: 900 } });

test('a ticked brand narrows the list and stands in the address; back undoes it', async ({
  page,
}) => {
  await visit(page, LIST);
  await expect(count(page)).toHaveText(`${implementRows.length} implements`);
  await brandOf(page, /^Fieldking/).check();
  await expect(page).toHaveURL(/\?.*brand=fieldking/);
  await expect(count(page)).toHaveText(`${fieldkings} implements`);
  for (const name of await names(page)) expect(name).toContain('Fieldking');
  await page.reload();
  await expect(brandOf(page, /^Fieldking/)).toBeChecked();
  await page.goBack();
  await expect(count(page)).toHaveText(`${implementRows.length} implements`);
  await expect(brandOf(page, /^Fieldking/)).not.toBeChecked();
});

test('a chosen brand can be taken off, and all at once', async ({ page }) => {
  await visit(page, `${LIST}?brand=fieldking&brand=khedut`);
  await page.getByRole('link', { name: 'Remove filter Fieldking' }).click();
  await expect(page).toHaveURL(`${LIST}?brand=khedut`);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(count(page)).toHaveText(`${implementRows.length} implements`);
});

test('sorting by name puts names in order', async ({ page }) => {
  await visit(page, LIST);
  const before = await names(page);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(async () => {
    const after = await names(page);
    expect(after).not.toEqual(before);
    expect(after).toEqual([...after].sort((a, b) => a.localeCompare(b, 'en')));
  }).toPass();
});

test('24 a page; the next page has others and its own canonical address', async ({ page }) => {
  await visit(page, LIST);
  const first = await names(page);
  expect(first).toHaveLength(24);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(`${LIST}?page=2`);
  await expect.poll(() => names(page)).not.toEqual(first);
  const second = await names(page);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
});

for (const address of [
  `${LIST}?page=0`,
  `${LIST}?page=999`,
  `${LIST}?sort=x`,
  `${LIST}?brand=nobody`,
  `${LIST}/no-such-type`,
]) {
  test(`${address} is no page`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, sorting and pages work as plain HTML', async ({ page }) => {
    await page.goto(LIST);
    const show = () => page.getByRole('button', { name: 'Show results' }).click();
    const unfold = () => page.getByRole('group').filter({ hasText: 'Filters' }).locator('summary');
    if (!(await brandOf(page, /^Fieldking/).isVisible())) await unfold().click();
    await brandOf(page, /^Fieldking/).check();
    await page.getByLabel('Sort by').selectOption('Power needed');
    await show();
    await expect(page).toHaveURL(/sort=power/);
    await expect(page).toHaveURL(/brand=fieldking/);
    await expect(count(page)).toHaveText(`${fieldkings} implements`);
    await page.goto(LIST);
    const next = page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: /Next/ });
    // Cards above get their own heights when they first come near the screen; nobody clicks in that very frame.
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    expect(await names(page)).toHaveLength(24);
  });
});
