import fs from 'node:fs';
import path from 'node:path';
import { root } from './site/server-process.ts';
import { isWithin } from './support/axe.ts';
import { inLanguage } from './support/content.ts';
import { formVisitor, machine, translationsOf } from './support/enquiry-visitor.ts';
import { codesFor, newNumber } from './support/one-time-codes.ts';
import { expect, full, test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

const titles = JSON.parse(
  fs.readFileSync(path.join(root, 'apps/enquiry/src/locales/enquiry.hi.json'), 'utf8'),
).title;
const FORMS: readonly string[] = Object.keys(titles);

test("a popup's trigger is a link and no step of its form is cached", async ({ page, request }) => {
  const me = formVisitor(page.getByRole('main'), 'hi');
  const mobile = newNumber();
  await page.goto('/hi/about');
  await page.locator('a[href="/hi/enquiry/implement-price"]').first().click();
  await expect(page).toHaveURL(/\/hi\/enquiry\/implement-price$/);

  const { type, brand, model } = machine(0);
  const known = new URLSearchParams({ type, brand, model });
  await page.goto(`/hi/enquiry/implement-price?${known}`);
  await me.field('name').fill('Gita');
  await me.field('mobile').fill('98');
  await me.field('state').selectOption('gujarat');
  // The response redirects to a page with the submitted values.
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  const resultPage = page.waitForResponse(
    (response) => response.request().redirectedFrom()?.method() === 'POST',
  );
  await me.press('action.submit');
  for (const response of [await answer, await resultPage])
    expect(response.headers()['cache-control']).toBe('no-store');
  // Errors are shown beside their fields, valid values are preserved, and the next list is loaded.
  await me.says('mobile_length');
  await expect(me.field('name')).toHaveValue('Gita');
  await expect(me.field('model')).toHaveValue(model);
  await me.field('mobile').fill(mobile);
  await me.field('district').selectOption('anand');
  await me.press('action.submit');
  await me.says('tehsil_required');
  await me.field('tehsil').selectOption({ index: 1 });
  await me.press('action.submit');

  await expect(page).toHaveURL(/\/hi\/enquiry\/code/);
  await me.says('otp_sent');
  await isWithin(page);
  await me.typeCode('x');
  await me.says('otp_incorrect');
  const [code = ''] = await codesFor(request, mobile);
  await me.typeCode(code);
  await expect(page).toHaveURL(/\/hi\/enquiry\/done/);
  await expect(page.getByRole('main')).toContainText(/₹\s\d/);
  await isWithin(page);
});

test(
  "a tractor's page links to a form with the tractor selected",
  full,
  async ({ page, request }) => {
    const { data } = await (await request.get('/api/v1/tractors')).json();
    const [tractor] = data.items;
    const me = formVisitor(page.getByRole('main'), 'en');
    await page.goto(`/tractor/${tractor.slug}/${tractor.id}`, { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .locator(`a[href*="/enquiry/"][href*="model=${tractor.slug}"]:visible`)
      .first()
      .click();
    await expect(me.field('brand')).toHaveValue(tractor.brand_slug);
    await expect(me.field('model')).toHaveValue(tractor.slug);
  },
);

test('every form has a page', async ({ page }) => {
  expect(FORMS.length).toBeGreaterThan(10);
  const t = translationsOf('hi');
  const me = formVisitor(page.getByRole('main'), 'hi');
  for (const form of FORMS) {
    await page.goto(inLanguage('hi', `/enquiry/${form}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`title.${form}`));
    await isWithin(page);
  }
  // The last page, submitted empty: the server reports every required field.
  await me.press('action.submit');
  await me.says('name_required');
  await isWithin(page);
});
