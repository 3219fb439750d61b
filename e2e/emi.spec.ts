import type { Page } from '@playwright/test';
import { expectAccessiblePage, expectNoOverflow } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import { createMoneyPattern } from './support/create-money-pattern.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, test, visit, waitForHydration } from './test.ts';

const EMI = '/tractor-emi-calculator';

const getInstalment = (page: Page) => page.locator('output');

async function readCsvRows(page: Page, name: string): Promise<string[][]> {
  const link = page.getByRole('link', { name });
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '').replace(/^[^,]*,/, '');
  return file
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

test('the selected model sets the price, and a reload restores a typed price', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, EMI);
  await expect(getInstalment(page)).toHaveText(createMoneyPattern('₹ 12,642'));
  await page.getByLabel('Tractor model', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('575');
  await page
    .getByRole('option', { name: /575 DI/ })
    .first()
    .click();
  await expect(page).toHaveURL(/model=\d+&price=\d+/);
  const price = page.getByRole('textbox', { name: 'Price of the tractor' });
  expect(await price.inputValue()).not.toBe('7,00,000');
  await price.fill('5,88,236');
  await price.press('Enter');
  await expect(page).toHaveURL(/price=588236/);
  const amount = await getInstalment(page).textContent();
  await page.reload();
  await waitForHydration(page);
  await expect(price).toHaveValue('5,88,236');
  await expect(getInstalment(page)).toHaveText(amount ?? 'none');
});

test('a change of rate, prepayment or second offer recalculates the loan', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, `${EMI}?price=600000&down=100000`);
  const rate = page.getByRole('slider', { name: 'Interest a year' });
  await rate.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Interest a year' })).toHaveValue('10.25');
  await rate.press('ArrowLeft');
  const early = page.getByRole('region', { name: 'Paying a part early' });
  await early.getByLabel('Extra payment').fill('100000');
  await expect(early).toContainText(
    createMoneyPattern('You save ₹ 41,438 in interest. 13 instalments fewer'),
  );
  await early.getByLabel('What changes').selectOption('smaller');
  await expect(early).toContainText(createMoneyPattern('The instalment becomes ₹ 8,087'));
  const flat = page.getByRole('region', { name: 'A flat rate is not a reducing rate' });
  await flat.getByLabel('Flat rate a year').fill('7');
  await expect(flat).toContainText('7% flat is 12.5% on the reducing balance');
  const offers = page.getByRole('region', { name: 'Two offers side by side' }).first();
  await offers.getByLabel('Type of rate').selectOption('flat');
  await offers.getByLabel('Rate a year').fill('7');
  await expect(offers).toContainText(createMoneyPattern('Offer 1 costs ₹ 37,591 less in total.'));
  await expect(page).toHaveURL(/extra=100000.*b_kind=flat/);
  await expectAccessiblePage(page);
});

test('the instalment stays below the header while a phone scrolls', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${EMI}?months=24`);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const measureGap = async () => {
    const [box, header] = await Promise.all([
      getInstalment(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
    ]);
    return Math.abs((box?.y ?? -1) - (header?.y ?? 0) - (header?.height ?? 0));
  };
  await expect.poll(measureGap).toBeLessThanOrEqual(1);
});

test('prints values and schedule without bars and controls', full, async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, `${EMI}?months=24`);
  await page.emulateMedia({ media: 'print' });
  await expect(getInstalment(page)).toBeVisible();
  // The print contains the values, because it has no sliders.
  const facts = page.locator('dl').first();
  await expect(facts).toContainText('Interest a year10%');
  await expect(facts.getByText('24 months')).toBeVisible();
  const rows = page
    .getByRole('table', { name: 'Instalments with principal and interest' })
    .getByRole('row');
  await expect(rows).toHaveCount(25);
  await expect(rows.last()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'slider'] as const)
    await expect(page.getByRole(role).first()).toBeHidden();
  for (const name of ['Get price', 'Print', 'Less', 'Submit'])
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toBeHidden();
});

test.describe('EMI without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const t = readTranslations('finance', 'emi', 'hi');

  const submitForm = (page: Page) =>
    page
      .getByRole('button', { name: t('submit') })
      .first()
      .click();
  const getPrice = (page: Page) => page.locator('input[name=price]');

  test('a submitted form calculates the instalment without JavaScript', async ({ page }) => {
    await page.goto(localizePath('hi', EMI));
    await getPrice(page).fill('6,00,000');
    await page.locator('input[name=down]').fill('100000');
    await page.locator('select[name=every]').selectOption('half-yearly');
    await submitForm(page);
    await expect(page).toHaveURL(/every=half-yearly/);
    await expect(getInstalment(page)).toHaveText(createMoneyPattern('₹ 64,752'));
    await expect(getPrice(page)).toHaveValue('6,00,000');
    await expectNoOverflow(page);
  });

  test('the selected model sets the price, and the schedule is a CSV file, without JavaScript', async ({
    page,
  }) => {
    await page.goto(localizePath('hi', EMI));
    const option = page.locator('select[name=model] option').nth(5);
    const listedPrice = /₹\s([\d,]+)/.exec((await option.textContent()) ?? '')?.[1] ?? 'none';
    const model = (await option.getAttribute('value')) ?? '';
    await page.locator('select[name=model]').selectOption(model);
    await submitForm(page);
    await expect(getPrice(page)).toHaveValue(listedPrice);
    const rows = await readCsvRows(page, t('csv'));
    expect(rows).toHaveLength(60);
    expect(rows.at(-1)?.at(-1)).toBe('0');
  });

  test('shows an instalment for an invalid query', async ({ request }) => {
    for (const query of [
      'price=abc&rate=-1',
      'months=1e999&every=daily',
      'model=999999999&start=x',
    ]) {
      const response = await request.get(`${EMI}?${query}`);
      expect([query, response.status()]).toEqual([query, 200]);
      expect(await response.text()).toMatch(/<output[^>]*>(?:<[^>]+>|[^<₹])*₹[\s\u00a0][\d,]+/);
    }
  });
});
