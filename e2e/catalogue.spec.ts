import { stubPictures } from './support/stub-pictures.ts';
import { expect, full, test, visit } from './test.ts';

test.beforeEach(({ page }) => stubPictures(page));

const PHONE = { width: 360, height: 740 };

test.describe('list on a phone', () => {
  test.use({ viewport: PHONE });
  test('the filter sheet shows the number of results of the selected filters', async ({ page }) => {
    await visit(page, '/tractors');
    await page.locator('summary', { hasText: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Swaraj \d/ }).check();
    await expect(page).toHaveURL(/brand=swaraj/);
    const all = (await sheet.getByRole('button', { name: /Show \d+/ }).textContent()) ?? '';
    await sheet.getByRole('checkbox', { name: /41–50 HP/ }).check();
    await expect(sheet.getByRole('button', { name: /Show \d+/ })).not.toHaveText(all);
    await sheet.getByRole('button', { name: /Show \d+/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: 'Remove filter Swaraj' })).toBeVisible();
  });
});

test('applies a filter without a reload, and Back restores the list', async ({ page }) => {
  await visit(page, '/tractors');
  await page.evaluate(() => {
    document.body.dataset.stays = 'yes';
  });
  const count = page.getByRole('heading', { name: /^\d+ tractors$/ });
  const before = (await count.textContent()) ?? '';
  await page.getByRole('group', { name: 'Drive' }).getByRole('checkbox', { name: /4WD/ }).check();
  await expect(page).toHaveURL(/drive=4wd/);
  await expect(count).not.toHaveText(before);
  await expect(page.locator('body[data-stays=yes]')).toBeAttached();
  await page.goBack();
  await expect(count).toHaveText(before);
  await expect(
    page.getByRole('group', { name: 'Drive' }).getByRole('checkbox', { name: /4WD/ }),
  ).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('filters the list by a submitted form without JavaScript', async ({ page }) => {
    await page.goto('/tractors');
    await page
      .getByRole('group', { name: 'Brand' })
      .getByRole('checkbox', { name: /Eicher/ })
      .check();
    await page.getByRole('button', { name: 'Show results' }).first().click();
    await expect(page).toHaveURL(/brand=eicher/);
    for (const name of await page.getByRole('article').getByRole('heading').allTextContents()) {
      expect(name).toContain('Eicher');
    }
  });
});

test('the next page still shows the compared tractors', full, async ({ page }) => {
  await visit(page, '/tractors');
  for (const index of [0, 1]) {
    await page.getByRole('article').nth(index).getByRole('checkbox').check();
  }
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray.getByText('2 to compare')).toBeVisible();
  await visit(page, '/mini-tractors-in-india');
  await expect(tray.getByText('2 to compare')).toBeVisible();
  await expect(tray.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', /-vs-/);
});

test(
  'redirects a wrong slug permanently and suggests tractors for an unknown id',
  full,
  async ({ page, pageErrors }) => {
    const moved = await page.request.get('/tractor/anything/1', { maxRedirects: 0 });
    expect(moved.status()).toBe(301);
    pageErrors.allow(/the server responded with a status of 404/);
    const response = await visit(page, '/tractor/anything/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('article')).toHaveCount(6);
  },
);

test(
  'responds with 404 to a list with an invalid query',
  full,
  async ({ baseURL: origin = '' }) => {
    for (const query of [
      'page=0',
      'page=1000000000',
      'price=abc',
      'sort=drop',
      "brand='%3B drop table tractors",
      'hp=%3Cscript%3E',
    ]) {
      const { status } = await fetch(`${origin}/tractors?${query}`);
      expect([query, status]).toEqual([query, 404]);
    }
  },
);
