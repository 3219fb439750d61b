import type { Page } from '@playwright/test';
import { codesFor, newNumber } from './enquiry-visitor.ts';
import { isWithin } from './support/axe.ts';
import { inLanguage, LANGUAGES } from './support/content.ts';
import { violations } from './support/page-checks.ts';
import { isWhole, WIDTHS } from './support/whole-page.ts';
import { expect, test, visit } from './test.ts';

const LOANS = ['/tractor-loan', '/second-hand-tractor-loan', '/loan-against-tractor'] as const;
const PAGES = [...LOANS, '/tractor-insurance'] as const;

const money = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

/** Scrolls to the application, so that its code is fetched, and waits until its lists answer. */
async function application(page: Page) {
  const widget = page.locator('[data-widget="enquiry/form"]');
  await widget.scrollIntoViewIfNeeded();
  await expect(widget.locator('button[aria-haspopup]').first()).toBeVisible();
  return widget;
}

/** Asks for the page's estimate by the names of its fields, which no language changes. */
async function estimate(page: Page, path: (typeof PAGES)[number]) {
  const part = page.locator('#estimate');
  const asked = { '/tractor-insurance': { accident: '400' } }[path as string] ?? {
    income: '400000',
    value: '300000',
  };
  for (const [name, value] of Object.entries(asked))
    await part.locator(`input[name=${name}]`).fill(value);
  await part.getByRole('button').click();
}

for (const width of WIDTHS) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const language of LANGUAGES) {
      for (const path of PAGES) {
        test(`${inLanguage(language, path)} is whole`, async ({ page }) => {
          const response = await visit(page, inLanguage(language, path));
          expect(response?.status()).toBe(200);
          await isWhole(page, language, path);
          await expect(page.locator('[data-widget="enquiry/form"] form')).toHaveCount(1);
          const data = await page.locator('script[type="application/ld+json"]').allTextContents();
          const kinds = data.map((text) => JSON.parse(text)['@type']);
          expect(kinds).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
          await estimate(page, path);
          await expect(page.locator('#estimate')).toContainText(/₹\s\d/);
          expect(await violations(page)).toEqual([]);
        });
      }
    }
  });
}

test('rates name their source, and what is not published is a dash', async ({ page }) => {
  await visit(page, '/tractor-loan');
  const table = page.getByRole('table', { name: 'What lenders have published' });
  const bank = table.getByRole('row', { name: /State Bank of India/ });
  await expect(bank).toContainText('from 11.95% (April 2024)');
  await expect(bank.getByRole('link')).toHaveAttribute('href', /^https:\/\/paisabazaar\.com/);
  await expect(table.getByRole('row', { name: /Central Bank/ })).toContainText('–');
});

test('land, income and instalments give a band with its arithmetic', async ({ page }) => {
  await visit(page, '/tractor-loan');
  const part = page.locator('#estimate');
  await part.getByLabel('Land (acres)').fill('2');
  await part.getByLabel('Income in a year').fill('4,00,000');
  await part.getByLabel('Instalments you pay now').fill('3000');
  await part.getByLabel('Price of the tractor').fill('700000');
  await part.getByRole('button', { name: 'Work it out' }).click();
  await expect(part).toContainText(money('About ₹ 4,64,000 to ₹ 6,14,000'));
  await expect(part.getByRole('row', { name: /Left for a new one/ })).toContainText(
    money('₹ 10,333'),
  );
  await expect(part).toContainText('Of 6 lenders above that name a least land, 2 take 2 acres');
  await expect(page.getByLabel('Loan amount (₹)')).toHaveValue('614000');
  await part.getByRole('link', { name: 'See the instalments' }).click();
  await expect(page).toHaveURL(
    /tractor-emi-calculator\?price=700000&down=236000&rate=12&months=60/,
  );
  await expect(page.locator('output')).toHaveText(/₹\s10,321/);
});

test('the three loans differ in what they say', async ({ page }) => {
  const texts = await Promise.all(
    LOANS.map(async (path) => {
      const html = await (await page.request.get(path)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      return new Set(
        [...main.matchAll(/<(?:p|li)[^>]*>([^<]{40,})</g)].map(([, text]) => text ?? ''),
      );
    }),
  );
  for (const [place, one] of texts.entries()) {
    expect(one.size).toBeGreaterThan(12);
    for (const other of texts.slice(place + 1)) {
      const shared = [...one].filter((text) => other.has(text)).length;
      expect(shared / Math.min(one.size, other.size)).toBeLessThan(0.35);
    }
  }
});

test('an application ends with the code and thanks', async ({ page, request }) => {
  await visit(page, '/second-hand-tractor-loan?income=500000&value=400000');
  const form = await application(page);
  const mobile = newNumber();
  await form.getByLabel('Name', { exact: true }).fill('Gita');
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('Year of purchase').fill('2018');
  const chosen = { Brand: 'mahindra', State: 'gujarat', District: 'anand', Tehsil: 'borsad' };
  for (const [name, value] of Object.entries(chosen)) {
    await form.getByLabel(name, { exact: true }).click();
    await page.locator(`[role=option][data-value="${value}"]`).click();
  }
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByLabel('OTP')).toBeVisible();
  const [code] = await codesFor(request, mobile);
  await form.getByLabel('OTP').fill(code ?? '');
  await form.getByRole('button', { name: 'Verify' }).click();
  await expect(form).toContainText('We will call you soon');
});

test('insurance: each line counts, and what is not known is said', async ({ page }) => {
  await visit(page, '/tractor-insurance');
  const part = page.locator('#estimate');
  await expect(part).toContainText(money('At least ₹ 8,575 a year'));
  await part.getByLabel('Price when new').fill('700000');
  await part.getByLabel('Age of the tractor').selectOption('one-year');
  await part.getByLabel('Own damage, % of the value').fill('1.2');
  await part.getByLabel('No claim bonus').selectOption('20');
  await part.getByLabel('Third party, trolley').fill('2485');
  await part.getByLabel('Personal accident').fill('400');
  await part.getByRole('button', { name: 'Work it out' }).click();
  await expect(part).toContainText(money('In all ₹ 18,720 a year.'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [language, width] of LANGUAGES.flatMap((one) =>
    WIDTHS.map((wide) => [one, wide] as const),
  )) {
    for (const path of PAGES) {
      const name = `${inLanguage(language, path)} at ${width} can be read, asked and applied for`;
      test(name, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(inLanguage(language, path));
        await estimate(page, path);
        await expect(page).toHaveURL(/#estimate$/);
        await expect(page.locator('#estimate')).toContainText(/₹\s\d/);
        await isWithin(page);
        const form = page.locator('[data-widget="enquiry/form"] form');
        expect(await form.locator('select[name=state] option').count()).toBeGreaterThan(30);
        await form.locator('input[name=name]').fill('Gita');
        await form.locator('input[name=mobile]').fill('12345');
        await page.locator('[data-widget="enquiry/form"] button[type=submit]').click();
        await expect(page).toHaveURL(/\/enquiry\/(loan|insurance)/);
        await expect(page.locator('input[name=name]')).toHaveValue('Gita');
      });
    }
  }
});
