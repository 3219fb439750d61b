import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { accessible, codesFor, newNumber, withDots, wordsOf } from './enquiry-visitor.ts';
import { root } from './site/server-process.ts';
import { wakeAll } from './support/hydration-checks.ts';
import { expect, test, visit } from './test.ts';

const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

const FORMS: readonly string[] = Object.keys(
  readJson('apps/enquiry/src/locales/enquiry.en.json').title,
);

const catalogueWords = (language: string) =>
  readJson(`apps/catalogue/src/locales/lists.${language}.json`);

/** A visitor with a form in some part of a page: in the page itself, or in a popup. */
function formVisitor(part: Locator, language: 'en' | 'hi') {
  const t = wordsOf(language);
  const field = (name: string) => part.getByLabel(t(`field.${name}`), { exact: true });
  return {
    t,
    field,
    press: (key: string) => part.getByRole('button', { name: t(key), exact: true }).click(),
    async choose(name: string, value: string | null) {
      await field(name).click();
      const options = part.getByRole('option');
      await (value === null ? options.first() : part.locator(`[data-value="${value}"]`)).click();
    },
    says: (key: string) => expect(part).toContainText(t(`reason.${key}`)),
    async code(code: string) {
      await part.getByLabel(t('code.otp'), { exact: true }).fill(code);
      await part.getByRole('button', { name: t('action.verify'), exact: true }).click();
    },
  };
}

const addressIn = (language: 'en' | 'hi', address: string) =>
  language === 'en' ? address : `/${language}${address}`;

/** The first of a list of the API. */
async function firstOf(page: Page, list: string) {
  const { data } = await (await page.request.get(`/api/v1/${list}`)).json();
  return data.items[0];
}

for (const [language, width] of [
  ['en', 360],
  ['hi', 1350],
] as const) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a form in a page: its code and its thanks come in the same place', async ({
      page,
      request,
    }) => {
      const mobile = newNumber();
      await visit(page, addressIn(language, '/our-contacts'));
      // Before the form's own code has come it is sent as a plain one, and a page answers: not what is tested here.
      await wakeAll(page);
      const { t } = formVisitor(page.getByRole('main'), language);
      const part = page.getByRole('region', { name: t('title.contact') });
      await part.scrollIntoViewIfNeeded();
      const me = formVisitor(part, language);
      await me.press('action.submit');
      await me.says('message_required');
      await expect(me.field('name')).toBeFocused();
      await me.field('name').fill('रामेश्वर');
      await me.field('mobile').fill(mobile);
      await me.field('message').fill('गन्ने के लिए कौन सा ट्रैक्टर?');
      await me.press('action.submit');
      const inCode = page.getByRole('region', { name: t('code.title') });
      await expect(inCode).toContainText(t('reason.otp_sent'));
      const [code = ''] = await codesFor(request, mobile);
      await formVisitor(inCode, language).code(code);
      const thanks = page.getByRole('region', { name: t('done.thanks_title') });
      await expect(thanks).toContainText(t('done.call_soon'));
    });

    test("a form over a tractor's page: it is chosen already, with its picture", async ({
      page,
      request,
    }) => {
      await withDots(page);
      const tractor = await firstOf(page, `tractors?language=${language}`);
      const mobile = newNumber();
      await visit(page, addressIn(language, `/tractor/${tractor.slug}/${tractor.id}`));
      const getPrice = { name: catalogueWords(language).price.get, exact: true };
      const openers = page.getByRole('main').getByRole('button', getPrice);
      await openers.locator('visible=true').first().click();
      const dialog = page.getByRole('dialog').filter({ has: page.locator('h2') });
      const me = formVisitor(dialog, language);
      await expect(dialog).toHaveAccessibleName(me.t('title.tractor-on-road'));
      await expect(me.field('brand')).toContainText(tractor.brand_name.text);
      await expect(me.field('model')).toContainText(tractor.model);
      await expect(dialog.locator('picture img')).toBeVisible();
      await accessible(page, dialog);
      await me.field('name').fill('Gita');
      await me.field('mobile').fill(mobile);
      await me.choose('state', 'gujarat');
      await me.choose('district', 'anand');
      await me.choose('tehsil', null);
      await me.press('action.submit');
      await expect(dialog).toHaveAccessibleName(me.t('code.title'));
      const [code = ''] = await codesFor(request, mobile);
      await me.code(code);
      await expect(dialog).toHaveAccessibleName(me.t('done.thanks_title'));
      await expect(dialog).toContainText(me.t('done.call_soon'));
    });

    test('brand and model of a tyre are chosen from what the site sells', async ({ page }) => {
      const tyre = await firstOf(page, 'tyres');
      await visit(page, addressIn(language, '/enquiry/tyre-price'));
      const me = formVisitor(page.getByRole('main'), language);
      await me.choose('brand', tyre.brand_slug);
      await me.choose('model', tyre.slug);
      await expect(me.field('model')).toContainText(tyre.size);
      // Another brand lets the model go, and a tyre of no list may be asked about.
      await me.choose('brand', 'other');
      await expect(me.field('model')).toContainText(me.t('select.choose'));
      await me.choose('model', 'other');
      await expect(me.field('model')).toContainText(me.t('select.other'));
    });

    test('every form has a page that says what it wants', async ({ page }) => {
      test.setTimeout(120_000);
      for (const form of FORMS) {
        await visit(page, addressIn(language, `/enquiry/${form}`));
        const me = formVisitor(page.getByRole('main'), language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(me.t(`title.${form}`));
        await me.press('action.submit');
        await me.says('name_required');
        await expect(me.field('name')).toBeFocused();
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(sideways, form).toBeLessThanOrEqual(0);
      }
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('what opens a popup is a link to a page that knows the product', async ({ page }) => {
    const t = wordsOf('en');
    await withDots(page);
    await page.goto('/about');
    await page.getByRole('link', { name: 'Get price on WhatsApp' }).click();
    await expect(page).toHaveURL(/\/enquiry\/implement-price$/);
    const tractor = await firstOf(page, 'tractors');
    await page.goto(`/tractor/${tractor.slug}/${tractor.id}`);
    await page.getByRole('main').locator('a[href*="/enquiry/"]:visible').first().click();
    const main = page.getByRole('main');
    await expect(main.getByLabel(t('field.brand'), { exact: true })).toHaveValue(
      tractor.brand_slug,
    );
    await expect(main.getByLabel(t('field.model'), { exact: true })).toHaveValue(tractor.slug);
  });
});
