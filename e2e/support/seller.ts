import { expect, type Page } from '@playwright/test';
import { visit } from '../test.ts';
import { inLanguage, type Language } from './content.ts';
import { formVisitor } from './enquiry-visitor.ts';
import { codesFor, newNumber } from './one-time-codes.ts';
import { openDialog } from './open-dialog.ts';
import { readTranslations } from './read-translations.ts';

const SELL = '/sell-old-tractor';

/** A seller with the form, in a language. */
export function seller(page: Page, language: Language) {
  const t = readTranslations('sell', 'sell', language);
  const main = page.getByRole('main');
  const form = main.locator('form[action="/api/used_tractor_form"]');
  const step = (name: string) => form.locator(`details[data-step=${name}]`);
  const field = (name: string) => form.getByLabel(t(`field.${name}`), { exact: true });
  const pick = (name: string, choice: string) =>
    form
      .getByRole('group', { name: t(`field.${name}`), exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .check();
  return {
    t,
    main,
    form,
    step,
    field,
    open: () => visit(page, inLanguage(language, SELL)),
    next: (name: string) =>
      step(name)
        .getByRole('button', { name: t('next') })
        .click(),
    unfold: (name: string) => step(name).locator('> summary').click(),
    getCode: () => form.getByRole('button', { name: t('get_code') }).click(),
    async machine(year = '2019') {
      await field('tractor').selectOption({ index: 3 });
      await field('year').fill(year);
      await field('hours').fill('3,200');
      await pick('owners', t('choice.owners.1'));
    },
    async condition(text = '') {
      for (const part of ['engine', 'gearbox', 'hydraulics', 'body']) {
        await pick(part, t('condition.good'));
      }
      await pick('rc', t('choice.rc.yes'));
      await pick('hypothecation', t('choice.hypothecation.none'));
      await field('words').fill(text);
    },
    /** Any picture works, so the page's own is used. */
    async photo(count = 1) {
      const buffer = await page.screenshot();
      const files = Array.from({ length: count }, (_, place) => ({
        name: `photo-${place}.png`,
        mimeType: 'image/png',
        buffer,
      }));
      await form.getByLabel(t('photos.add')).setInputFiles(files);
    },
    async price(amount = '2,40,000') {
      await field('price').fill(amount);
      await field('state').selectOption('gujarat');
      await field('district').selectOption('anand');
    },
    async contact(mobile: string) {
      await field('name').fill('रामेश्वर');
      await field('mobile').fill(`+91 ${mobile}`);
    },
    /** One of the separate consent boxes. */
    box: (name: string) => form.getByRole('checkbox', { name: t(name), exact: true }),
    async typeCode(code: string) {
      await main.getByLabel(t('code.label'), { exact: true }).fill(code);
      await main.getByRole('button', { name: t('code.verify'), exact: true }).click();
    },
    says: (key: string) => expect(main.getByText(t(key))).toBeVisible(),
  };
}

/** A buyer sees the seller's number after verifying their own. */
export async function buy(page: Page, language: Language, seller: string) {
  const used = readTranslations('catalogue', 'used', language);
  const buyer = newNumber();
  await page
    .getByRole('main')
    .getByRole('link', { name: used('detail.contact') })
    .click();
  const dialog = openDialog(page);
  const me = formVisitor(dialog, language);
  await me.field('name').fill('Gita');
  await me.field('mobile').fill(buyer);
  await me.choose('state', 'gujarat');
  await me.choose('district', 'anand');
  await me.choose('tehsil', null);
  await me.press('action.submit');
  await me.says('otp_sent');
  await expect(dialog).not.toContainText(seller);
  const [code = ''] = await codesFor(page.request, buyer);
  await me.typeCode(code);
  await expect(dialog).toContainText(seller);
}
