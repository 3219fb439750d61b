import type { Page } from '@playwright/test';
import { isFit, isWithin } from './support/axe.ts';
import { implementRows, inLanguage, LANGUAGES } from './support/content.ts';
import { words } from './support/words.ts';
import { expect, test, visit } from './test.ts';

const PRICE = '/tractor-on-road-price?tractor=mahindra-575-di&state=gujarat';
const IMPLEMENT = '/implement-on-road-price';
const WORDS = {
  en: { insurance: 'Insurance', ask: 'Get price from dealers', show: 'Show price' },
  hi: { insurance: 'बीमा', ask: 'डीलर से कीमत लें', show: 'कीमत देखें' },
} as const;

/** Rupees that a page shows as the sum: `₹ 6,79,760 – 7,29,905`. */
async function sumOf(page: Page): Promise<number[]> {
  const text = await page.locator('#on-road-total ~ [aria-live]').textContent();
  const [range = ''] = /₹[^A-Za-z\u0900-\u097f]+/.exec(text ?? '') ?? [];
  return range.split('–').map((end) => Number(end.replace(/\D/g, '')));
}

for (const width of [360, 1350]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const language of LANGUAGES) {
      for (const path of ['/tractor-on-road-price', PRICE, IMPLEMENT]) {
        test(`${inLanguage(language, path)} is sound`, async ({ page }) => {
          await visit(page, inLanguage(language, path));
          await isFit(page);
        });
      }

      test(`an implement is chosen from lists, in ${language}`, async ({ page }) => {
        const t = words('catalogue', 'buying', language);
        await visit(page, inLanguage(language, IMPLEMENT));
        for (const [field, value] of [
          ['type', 'rotavator'],
          ['brand', 'shaktiman'],
          ['model', ''],
        ]) {
          await page
            .getByRole('combobox', { name: t(`implement_price.${field}`), exact: true })
            .click();
          // Not by role alone: the header's language list has options too.
          const wanted = value ? `[role=option][data-value="${value}"]` : '[role=option]';
          await page.locator(wanted).first().click();
          await expect(page).toHaveURL(new RegExp(`${field}=`));
        }
        await expect(page.getByText('X,XX,XXX').first()).toBeVisible();
        await isFit(page);
      });

      test(`a figure of the visitor's own changes the sum, in ${language}`, async ({ page }) => {
        await visit(page, inLanguage(language, PRICE));
        const [low = 0, high = 0] = await sumOf(page);
        expect(low).toBeGreaterThan(100_000);
        const field = page.getByRole('textbox', { name: WORDS[language].insurance, exact: true });
        await field.fill('10,000');
        expect(await sumOf(page)).toEqual([low + 10_000, high + 10_000]);
        await field.fill('abc');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        expect(await sumOf(page)).toEqual([low, high]);
        await isFit(page);
      });
    }
  });
}

test('each choice takes effect at once, and the enquiry takes it over', async ({ page }) => {
  await visit(page, '/tractor-on-road-price?tractor=swaraj-744-fe');
  for (const [field, typed, name] of [
    ['State', 'guj', 'Gujarat'],
    ['District', 'anand', 'Anand'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${field.toLowerCase()}=${name.toLowerCase()}`));
  }
  await expect(page.getByText('in Gujarat, for farm use')).toBeVisible();
  await page.getByRole('button', { name: 'Get price from dealers' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Swaraj 744 FE');
  await expect(dialog.getByRole('combobox', { name: 'State' })).toContainText('Gujarat');
});

test('strange questions get a clean page', async ({ page }) => {
  for (const query of [
    "tractor='--&state=x",
    'tractor=nobody&district=anand&tehsil=%00',
    'tractor=mahindra-575-di&state=gujarat&registration=-5&insurance=9999999999999',
    'tractor=mahindra-575-di&ex-showroom=%3Cscript%3E',
    'state=gujarat&state=punjab&tractor=a&tractor=b',
  ]) {
    const response = await page.request.get(`/tractor-on-road-price?${query}`);
    expect([query, response.status()]).toEqual([query, 200]);
  }
  const response = await page.request.get(`${IMPLEMENT}?type='--&brand=x&model=1`);
  expect(response.status()).toBe(200);
});

test("no implement's price is in its page", async ({ page }) => {
  const [row] = implementRows.filter(
    ({ type, price_min_inr }) => type === 'rotavator' && price_min_inr,
  );
  await visit(page, `${IMPLEMENT}?type=rotavator&brand=${row?.brand}`);
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: row?.model ?? '', exact: true }).click();
  const asked = page.getByRole('region', { name: row?.model ?? '' });
  await expect(asked.getByRole('button', { name: 'Get price', exact: true })).toBeVisible();
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('X,XX,XXX');
  expect(html).not.toContain(String(row?.price_min_inr));
  await isFit(page);
});

for (const [language, width] of LANGUAGES.flatMap((one) => [
  [one, 360] as const,
  [one, 1350] as const,
])) {
  test.describe(`without JavaScript, ${language} at ${width}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test('a form leads from tractor to tehsil and to the enquiry', async ({ page }) => {
      const { show, ask, insurance } = WORDS[language];
      await page.goto(inLanguage(language, '/tractor-on-road-price'));
      const main = page.getByRole('main');
      const send = () => main.getByRole('button', { name: show, exact: true }).click();
      const choice = (name: string) => main.locator(`select[name="${name}"]`);
      await choice('tractor').selectOption('mahindra-575-di');
      await choice('state').selectOption('gujarat');
      await send();
      await choice('district').selectOption('anand');
      await send();
      await choice('tehsil').selectOption({ index: 1 });
      const [low = 0, high = 0] = await sumOf(page);
      await main.getByRole('textbox', { name: insurance, exact: true }).fill('10000');
      await send();
      expect(await sumOf(page)).toEqual([low + 10_000, high + 10_000]);
      await isWithin(page);
      await main.getByRole('link', { name: ask, exact: true }).click();
      await expect(page).toHaveURL(/\/enquiry\/tractor-on-road\?.*district=anand&tehsil=/);
      await expect(main.locator('select[name="district"]')).toHaveValue('anand');
    });

    test('an implement is chosen step by step', async ({ page }) => {
      await page.goto(inLanguage(language, IMPLEMENT));
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: WORDS[language].show, exact: true });
      for (const name of ['type', 'brand', 'model']) {
        await main.locator(`select[name="${name}"]`).selectOption({ index: 1 });
        await send.click();
      }
      await expect(main.locator('a[href*="/enquiry/implement-on-road?type="]')).toBeVisible();
      await isWithin(page);
    });
  });
}
