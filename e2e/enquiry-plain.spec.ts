import fs from 'node:fs';
import path from 'node:path';
import { root } from './site/server-process.ts';
import { expectNoOverflow } from './support/axe.ts';
import { localizePath } from './support/content.ts';
import {
  createFormVisitor,
  findRotavator,
  readEnquiryTranslations,
} from './support/enquiry-visitor.ts';
import { createMobileNumber, readSentCodes } from './support/one-time-codes.ts';
import { expect, full, test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

const titles = JSON.parse(
  fs.readFileSync(path.join(root, 'apps/enquiry/src/locales/enquiry.hi.json'), 'utf8'),
).title;
const FORMS: readonly string[] = Object.keys(titles);

test('reveals a price without JavaScript, and no cache stores the submitted form', async ({
  page,
  request,
}) => {
  const visitor = createFormVisitor(page.getByRole('main'), 'hi');
  const mobile = createMobileNumber();
  await page.goto('/hi/about');
  await page.locator('a[href="/hi/enquiry/implement-price"]').first().click();
  await expect(page).toHaveURL(/\/hi\/enquiry\/implement-price$/);

  const { type, brand, model } = findRotavator(0);
  const product = new URLSearchParams({ type, brand, model });
  await page.goto(`/hi/enquiry/implement-price?${product}`);
  await visitor.getField('name').fill('Gita');
  await visitor.getField('mobile').fill('98');
  await visitor.getField('state').selectOption('gujarat');
  const submitResponse = page.waitForResponse((response) => response.request().method() === 'POST');
  const resultPage = page.waitForResponse(
    (response) => response.request().redirectedFrom()?.method() === 'POST',
  );
  await visitor.press('action.submit');
  for (const response of [await submitResponse, await resultPage])
    expect(response.headers()['cache-control']).toBe('no-store');
  // Beside the errors, valid values are preserved and the next list is loaded.
  await visitor.expectMessage('mobile_length');
  await expect(visitor.getField('name')).toHaveValue('Gita');
  await expect(visitor.getField('model')).toHaveValue(model);
  await visitor.getField('mobile').fill(mobile);
  await visitor.getField('district').selectOption('anand');
  await visitor.press('action.submit');
  await visitor.expectMessage('tehsil_required');
  await visitor.getField('tehsil').selectOption({ index: 1 });
  await visitor.press('action.submit');

  await expect(page).toHaveURL(/\/hi\/enquiry\/code/);
  await visitor.expectMessage('otp_sent');
  await expectNoOverflow(page);
  await visitor.typeCode('x');
  await visitor.expectMessage('otp_incorrect');
  const [code = ''] = await readSentCodes(request, mobile);
  await visitor.typeCode(code);
  await expect(page).toHaveURL(/\/hi\/enquiry\/done/);
  await expect(page.getByRole('main')).toContainText(/₹\s\d/);
  await expectNoOverflow(page);
});

test(
  'the form of a tractor has the tractor selected without JavaScript',
  full,
  async ({ page, request }) => {
    const { data } = await (await request.get('/api/v1/tractors')).json();
    const [tractor] = data.items;
    const visitor = createFormVisitor(page.getByRole('main'), 'en');
    await page.goto(`/tractor/${tractor.slug}/${tractor.id}`, { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .locator(`a[href*="/enquiry/"][href*="model=${tractor.slug}"]:visible`)
      .first()
      .click();
    await expect(visitor.getField('brand')).toHaveValue(tractor.brand_slug);
    await expect(visitor.getField('model')).toHaveValue(tractor.slug);
  },
);

test('every form has a page, and an empty form is rejected', async ({ page }) => {
  expect(FORMS.length).toBeGreaterThan(10);
  const t = readEnquiryTranslations('hi');
  const visitor = createFormVisitor(page.getByRole('main'), 'hi');
  for (const form of FORMS) {
    await page.goto(localizePath('hi', `/enquiry/${form}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`title.${form}`));
    await expectNoOverflow(page);
  }
  // The server reports every required field of the empty form on the last page.
  await visitor.press('action.submit');
  await visitor.expectMessage('name_required');
  await expectNoOverflow(page);
});
