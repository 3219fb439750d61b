import { expectAccessiblePage, expectNoOverflow } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import { createMoneyPattern } from './support/create-money-pattern.ts';
import { createFormVisitor } from './support/enquiry-visitor.ts';
import { hydrateAllParts } from './support/hydration-checks.ts';
import { createMobileNumber, readSentCodes } from './support/one-time-codes.ts';
import { findOverflow } from './support/page-checks.ts';
import { expect, full, selectCases, test, visit } from './test.ts';

const LOANS = ['/tractor-loan', '/second-hand-tractor-loan', '/loan-against-tractor'] as const;

test('shows the source and the age of each published rate', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/tractor-loan');
  const table = page.getByRole('table', { name: 'What lenders have published' });
  const bank = table.getByRole('row', { name: /State Bank of India/ });
  await expect(bank).toContainText('from 11.95% (April 2024 rate, 2 years old when we read it)');
  await expect(bank.getByRole('link')).toHaveAttribute('href', /^https:\/\/paisabazaar\.com/);
  await expect(table.getByRole('row', { name: /Central Bank/ })).toContainText('–');
});

test('estimates a loan, and passes it to the application form and the calculator', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/tractor-loan');
  const part = page.locator('#estimate');
  await part.getByLabel('Land (acres)').fill('2');
  await part.getByLabel('Income in a year').fill('4,00,000');
  await part.getByLabel('Instalments you pay now').fill('3000');
  await part.getByLabel('Price of the tractor').fill('700000');
  await part.getByRole('button', { name: 'Work it out' }).click();
  await expect(part).toContainText(createMoneyPattern('About ₹ 4,64,000 to ₹ 6,14,000'));
  await expect(part.getByRole('row', { name: /Left for a new one/ })).toContainText(
    createMoneyPattern('₹ 10,333'),
  );
  await expect(part).toContainText('With 2 acres you meet the minimum of 2 of the 6 lenders above');
  // The application form below contains the same figures.
  await page.locator('#apply').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Loan amount (₹)')).toHaveValue('614000');
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessiblePage(page);
  await part.getByRole('link', { name: 'See the instalments' }).click();
  await expect(page).toHaveURL(
    /tractor-emi-calculator\?price=700000&down=236000&rate=12&months=60/,
  );
  await expect(page.locator('output')).toHaveText(/₹\s10,321/);
});

test('the three loan pages have mostly different texts', full, async ({ request }) => {
  const texts = await Promise.all(
    LOANS.map(async (path) => {
      const html = await (await request.get(path)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      return new Set(
        [...main.matchAll(/<(?:p|li)[^>]*>([^<]{40,})</g)].map(([, text]) => text ?? ''),
      );
    }),
  );
  for (const [index, first] of texts.entries()) {
    expect(first.size).toBeGreaterThan(12);
    for (const second of texts.slice(index + 1)) {
      const shared = [...first].filter((text) => second.has(text)).length;
      expect(shared / Math.min(first.size, second.size)).toBeLessThan(0.35);
    }
  }
});

test('confirms a loan application after its code', async ({ page, request }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await visit(page, '/second-hand-tractor-loan?income=500000&value=400000');
  await hydrateAllParts(page);
  const form = page.locator('[data-widget="enquiry/form"]');
  const visitor = createFormVisitor(form, 'en');
  const mobile = createMobileNumber();
  await visitor.getField('name').fill('Gita');
  await visitor.getField('mobile').fill(mobile);
  await visitor.getField('year').fill('2018');
  const chosen = { brand: 'mahindra', state: 'gujarat', district: 'anand', tehsil: 'borsad' };
  for (const [name, value] of Object.entries(chosen)) await visitor.choose(name, value);
  await visitor.press('action.submit');
  await expect(form.getByLabel('OTP')).toBeVisible();
  const [code = ''] = await readSentCodes(request, mobile);
  await visitor.typeCode(code);
  await expect(form).toContainText('The dealer or lender you asked, or our team, will call you');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  for (const { path, values, formPage } of selectCases([
    {
      path: '/loan-against-tractor',
      values: { income: '400000', value: '300000' },
      formPage: /\/hi\/enquiry\/loan-against/,
    },
    {
      path: '/tractor-insurance',
      values: { accident: '400' },
      formPage: /\/hi\/enquiry\/insurance/,
    },
  ])) {
    test(`${path} calculates an estimate and opens its form with the typed name without JavaScript`, async ({
      page,
    }) => {
      await page.goto(localizePath('hi', path));
      const estimate = page.locator('#estimate');
      for (const [name, value] of Object.entries(values))
        await estimate.locator(`input[name=${name}]`).fill(value);
      await estimate.getByRole('button').click();
      await expect(page).toHaveURL(/#estimate$/);
      await expect(estimate).toContainText(/₹\s\d/);
      await expectNoOverflow(page);
      const widget = page.locator('[data-widget="enquiry/form"]');
      expect(await widget.locator('select[name=state] option').count()).toBeGreaterThan(30);
      await widget.locator('input[name=name]').fill('Gita');
      await widget.locator('input[name=mobile]').fill('12345');
      await widget.locator('button[type=submit]').click();
      await expect(page).toHaveURL(formPage);
      await expect(page.locator('input[name=name]')).toHaveValue('Gita');
    });
  }
});
