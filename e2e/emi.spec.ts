import type { Page } from '@playwright/test';
import { isWithin } from './support/axe.ts';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { isWhole, WIDTHS } from './support/whole-page.ts';
import { expect, test, visit } from './test.ts';

const EMI = '/tractor-emi-calculator';

const WORDS = {
  en: { price: 'Price of the tractor', instalment: 'Your instalment', submit: 'Work it out' },
  hi: { price: 'ट्रैक्टर का दाम', instalment: 'आपकी किस्त', submit: 'हिसाब लगाएँ' },
} as const;

const instalment = (page: Page) => page.locator('output');
const money = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

/** Rows of the file behind the link, without its heading. */
async function csvRows(page: Page): Promise<string[][]> {
  const link = page.getByRole('link', { name: 'Download as CSV' });
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '').replace(/^[^,]*,/, '');
  return file
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

for (const width of WIDTHS) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const language of LANGUAGES) {
      const words = WORDS[language];
      test(`${inLanguage(language, EMI)} is whole and answers at once`, async ({ page }) => {
        await visit(page, inLanguage(language, EMI));
        await isWhole(page, language, EMI);
        await expect(instalment(page)).toContainText(words.instalment);
        await expect(instalment(page)).toHaveText(money('₹ 12,642'));
        const price = page.getByRole('textbox', { name: words.price });
        await price.fill('5,88,236');
        await price.press('Enter');
        await expect(instalment(page)).toHaveText(money('₹ 10,624'));
        await expect(page).toHaveURL(/\?price=588236$/);
        await page.reload();
        await expect(price).toHaveValue('5,88,236');
        await expect(instalment(page)).toHaveText(money('₹ 10,624'));
      });
    }
  });
}

test('on a phone the instalment stays right below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, EMI);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const gap = async () => {
    const [box, header] = await Promise.all([
      instalment(page).boundingBox(),
      page.getByRole('banner').boundingBox(),
    ]);
    return Math.abs((box?.y ?? -1) - (header?.y ?? 0) - (header?.height ?? 0));
  };
  await expect.poll(gap).toBeLessThanOrEqual(1);
});

test('on paper there are the answer and every instalment, and nothing to press', async ({
  page,
}) => {
  await visit(page, `${EMI}?months=24`);
  await page.emulateMedia({ media: 'print' });
  await expect(instalment(page)).toBeVisible();
  // The figures that it was asked with: the sliders are not there to tell them.
  const facts = page.locator('dl').first();
  await expect(facts).toContainText('Interest a year10%');
  await expect(facts.getByText('24 months')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Instalments with their parts' }).getByRole('row');
  await expect(rows).toHaveCount(25);
  await expect(rows.last()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'slider'] as const)
    await expect(page.getByRole(role).first()).toBeHidden();
  for (const name of ['Get price on WhatsApp', 'Print', 'Less', 'Submit'])
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Bottom bar' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [language, width] of LANGUAGES.flatMap((one) =>
    WIDTHS.map((wide) => [one, wide] as const),
  )) {
    const words = WORDS[language];
    const name = `${inLanguage(language, EMI)} at ${width} is a form whose answer is a page`;
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(inLanguage(language, EMI));
      await page.getByRole('textbox', { name: words.price }).fill('6,00,000');
      await page.locator('input[name=down]').fill('100000');
      await page.locator('select[name=every]').selectOption('half-yearly');
      await page.getByRole('button', { name: words.submit }).first().click();
      await expect(page).toHaveURL(/every=half-yearly/);
      await expect(instalment(page)).toHaveText(money('₹ 64,752'));
      await expect(page.locator('input[name=price]')).toHaveValue('6,00,000');
      await isWithin(page);
    });
  }

  test('a chosen model brings its price, and the schedule is a file', async ({ page }) => {
    await page.goto(EMI);
    const option = page.locator('select[name=model] option').nth(5);
    const price = /₹\s([\d,]+)/.exec((await option.textContent()) ?? '')?.[1] ?? 'none';
    await page
      .locator('select[name=model]')
      .selectOption((await option.getAttribute('value')) ?? '');
    await page.getByRole('button', { name: 'Work it out' }).first().click();
    await expect(page.locator('input[name=price]')).toHaveValue(price);
    const rows = await csvRows(page);
    expect(rows).toHaveLength(60);
    expect(rows.at(-1)?.at(-1)).toBe('0');
  });
});

test('the schedule closes at zero and pays back the loan', async ({ page }) => {
  await visit(page, `${EMI}?price=683251&down=83250&rate=11.35&months=84&every=quarterly`);
  const rows = await csvRows(page);
  expect(rows).toHaveLength(28);
  expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(600_001);
  expect(rows.at(-1)?.[5]).toBe('0');
  await page.getByText('Every instalment (28)').click();
  await expect(page.getByRole('table', { name: 'Instalments with their parts' })).toBeVisible();
});

test('a model is found by search and brings its price', async ({ page }) => {
  await visit(page, EMI);
  await page.getByLabel('Tractor model', { exact: true }).click();
  await page
    .getByRole('combobox', { name: 'Search' })
    .or(page.getByPlaceholder('Search'))
    .first()
    .fill('575');
  await page
    .getByRole('option', { name: /575 DI/ })
    .first()
    .click();
  await expect(page).toHaveURL(/model=\d+&price=\d+/);
  const price = await page.getByRole('textbox', { name: 'Price of the tractor' }).inputValue();
  expect(price).not.toBe('7,00,000');
});

test('arrow keys on a slider, a sum paid early, a flat rate and a second offer', async ({
  page,
}) => {
  await visit(page, `${EMI}?price=600000&down=100000`);
  await page.getByRole('slider', { name: 'Interest a year' }).press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Interest a year' })).toHaveValue('10.25');
  await page.getByRole('slider', { name: 'Interest a year' }).press('ArrowLeft');
  const early = page.getByRole('region', { name: 'Paying a part early' });
  await early.getByLabel('Sum paid early').fill('100000');
  await expect(early).toContainText(money('You save ₹ 41,438 of interest. 13 instalments fewer'));
  await early.getByLabel('What changes').selectOption('smaller');
  await expect(early).toContainText(money('The instalment becomes ₹ 8,087'));
  const flat = page.getByRole('region', { name: 'A flat rate is not a reducing rate' });
  await flat.getByLabel('Flat rate a year').fill('7');
  await expect(flat).toContainText('7% flat is 12.5% on the reducing balance');
  const offers = page.getByRole('region', { name: 'Two offers side by side' }).first();
  await offers.getByLabel('Kind of rate').selectOption('flat');
  await offers.getByLabel('Rate a year').fill('7');
  await expect(offers).toContainText(money('Offer 1 costs ₹ 37,591 less in all.'));
  await expect(page).toHaveURL(/extra=100000.*b_kind=flat/);
});

for (const query of ['price=abc&rate=-1', 'months=1e999&every=daily', 'model=999999999&start=x']) {
  test(`?${query} is a clean page`, async ({ page }) => {
    const response = await visit(page, `${EMI}?${query}`);
    expect(response?.status()).toBe(200);
    await expect(instalment(page)).toHaveText(/₹\s[\d,]+/);
  });
}
