import type { Page } from '@playwright/test';
import { expectAccessiblePage, expectNoOverflow } from './support/axe.ts';
import { implementRows, localizePath } from './support/content.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, test, visit } from './test.ts';

const IMPLEMENT = '/implement-on-road-price';
const ROAD = '/tractor-on-road-price';

/** Reads the total of a page in rupees, such as `₹ 6,79,760 – 7,29,905`. */
async function readTotal(page: Page): Promise<number[]> {
  const text = await page.locator('#on-road-total ~ [aria-live]').textContent();
  const [range = ''] = /₹[^A-Za-z\u0900-\u097f]+/.exec(text ?? '') ?? [];
  return range.split('–').map((end) => Number(end.replace(/\D/g, '')));
}

test('a change recalculates the total, and the enquiry has the same selection', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 800 });
  await visit(page, `${ROAD}?tractor=swaraj-744-fe`);
  for (const { field, typed, name } of [
    { field: 'State', typed: 'guj', name: 'Gujarat' },
    { field: 'District', typed: 'anand', name: 'Anand' },
  ]) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${field.toLowerCase()}=${name.toLowerCase()}`));
  }
  await expect(page.getByText('in Gujarat, for farm use')).toBeVisible();
  const [low = 0, high = 0] = await readTotal(page);
  expect(low).toBeGreaterThan(100_000);
  const insurance = page.getByRole('textbox', { name: 'Insurance', exact: true });
  await insurance.fill('abc');
  await expect(insurance).toHaveAttribute('aria-invalid', 'true');
  expect(await readTotal(page)).toEqual([low, high]);
  await expectAccessiblePage(page);
  await insurance.fill('10,000');
  expect(await readTotal(page)).toEqual([low + 10_000, high + 10_000]);
  await page.getByRole('link', { name: 'Get price from dealers' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Swaraj 744 FE');
  await expect(dialog.getByRole('combobox', { name: 'State' })).toContainText('Gujarat');
});

test('hides the price of an implement that is selected from lists', full, async ({ page }) => {
  const t = readTranslations('finance', 'onroad', 'hi');
  const [row] = implementRows.filter(
    ({ type, price_min_inr }) => type === 'rotavator' && price_min_inr,
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, localizePath('hi', IMPLEMENT));
  for (const { field, value } of [
    { field: 'type', value: 'rotavator' },
    { field: 'brand', value: row?.brand },
  ]) {
    await page.getByRole('combobox', { name: t(`implement_price.${field}`), exact: true }).click();
    // Selects by value, because the language list in the header also has options.
    await page.locator(`[role=option][data-value="${value}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${field}=${value}`));
  }
  await page.getByRole('combobox', { name: t('implement_price.model'), exact: true }).click();
  await page.getByRole('option', { name: row?.model ?? '', exact: true }).click();
  const region = page.getByRole('region', { name: row?.model ?? '' });
  await expect(region).toContainText('X,XX,XXX');
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('X,XX,XXX');
  expect(html).not.toContain(String(row?.price_min_inr));
  await expectAccessiblePage(page);
});

test('responds with 200 to an invalid query', async ({ request }) => {
  for (const address of [
    `${ROAD}?tractor='--&state=x`,
    `${ROAD}?tractor=nobody&district=anand&tehsil=%00`,
    `${ROAD}?tractor=mahindra-575-di&state=gujarat&registration=-5&insurance=9999999999999`,
    `${ROAD}?tractor=mahindra-575-di&ex-showroom=%3Cscript%3E`,
    `${ROAD}?state=gujarat&state=punjab&tractor=a&tractor=b`,
    `${IMPLEMENT}?type='--&brand=x&model=1`,
  ]) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 200]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const t = readTranslations('finance', 'onroad', 'hi');

  test('submitted forms calculate the total and link the enquiry of the selected product', async ({
    page,
  }) => {
    await page.goto(localizePath('hi', ROAD));
    const main = page.getByRole('main');
    const submitForm = () =>
      main.getByRole('button', { name: t('on_road.show'), exact: true }).click();
    const getSelect = (name: string) => main.locator(`select[name="${name}"]`);
    await getSelect('tractor').selectOption('mahindra-575-di');
    await getSelect('state').selectOption('gujarat');
    await submitForm();
    await getSelect('district').selectOption('anand');
    await submitForm();
    await getSelect('tehsil').selectOption({ index: 1 });
    const [low = 0, high = 0] = await readTotal(page);
    await main
      .getByRole('textbox', { name: t('on_road.line.insurance'), exact: true })
      .fill('10000');
    await submitForm();
    expect(await readTotal(page)).toEqual([low + 10_000, high + 10_000]);
    await expectNoOverflow(page);
    await main.getByRole('link', { name: t('on_road.ask_dealers'), exact: true }).click();
    await expect(page).toHaveURL(/\/enquiry\/tractor-on-road\?.*district=anand&tehsil=/);
    await expect(getSelect('district')).toHaveValue('anand');

    await page.goto(localizePath('hi', IMPLEMENT));
    for (const name of ['type', 'brand', 'model']) {
      await getSelect(name).selectOption({ index: 1 });
      await submitForm();
    }
    await expect(main.locator('a[href*="/enquiry/implement-on-road?type="]')).toBeVisible();
    await expectNoOverflow(page);
  });
});
