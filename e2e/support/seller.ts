import { expect, type Page } from '@playwright/test';
import { visit } from '../test.ts';
import { type Language, localizePath } from './content.ts';
import { createFormVisitor } from './enquiry-visitor.ts';
import { createMobileNumber, readSentCodes } from './one-time-codes.ts';
import { getOpenDialog } from './open-dialog.ts';
import { readTranslations } from './read-translations.ts';

const SELL = '/sell-old-tractor';

/** Operates the form for sellers in a language. */
export function createSeller(page: Page, language: Language) {
  const t = readTranslations('sell', 'sell', language);
  const main = page.getByRole('main');
  const form = main.locator('form[action="/api/used_tractor_form"]');
  const step = (name: string) => form.locator(`details[data-step=${name}]`);
  const field = (name: string) => form.getByLabel(t(`field.${name}`), { exact: true });
  const selectRadio = (name: string, choice: string) =>
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
    open: () => visit(page, localizePath(language, SELL)),
    pressNext: (name: string) =>
      step(name)
        .getByRole('button', { name: t('next') })
        .click(),
    unfoldStep: (name: string) => step(name).locator('> summary').click(),
    requestCode: () => form.getByRole('button', { name: t('get_code') }).click(),
    async fillMachine(year = '2019') {
      await field('tractor').selectOption({ index: 3 });
      await field('year').fill(year);
      await field('hours').fill('3,200');
      await selectRadio('owners', t('choice.owners.1'));
    },
    async fillCondition(text = '') {
      for (const part of ['engine', 'gearbox', 'hydraulics', 'body']) {
        await selectRadio(part, t('condition.good'));
      }
      await selectRadio('rc', t('choice.rc.yes'));
      await selectRadio('hypothecation', t('choice.hypothecation.none'));
      await field('words').fill(text);
    },
    /** The form accepts any picture, so screenshots of the page are uploaded. */
    async addPhotos(count = 1) {
      const buffer = await page.screenshot();
      const files = Array.from({ length: count }, (_, index) => ({
        name: `photo-${index}.png`,
        mimeType: 'image/png',
        buffer,
      }));
      await form.getByLabel(t('photos.add')).setInputFiles(files);
    },
    async fillPrice(amount = '2,40,000') {
      await field('price').fill(amount);
      await field('state').selectOption('gujarat');
      await field('district').selectOption('anand');
    },
    async fillContact(mobile: string) {
      await field('name').fill('रामेश्वर');
      await field('mobile').fill(`+91 ${mobile}`);
    },
    consentBox: (name: string) => form.getByRole('checkbox', { name: t(name), exact: true }),
    async typeCode(code: string) {
      await main.getByLabel(t('code.label'), { exact: true }).fill(code);
      await main.getByRole('button', { name: t('code.verify'), exact: true }).click();
    },
    expectText: (key: string) => expect(main.getByText(t(key))).toBeVisible(),
  };
}

/** A buyer sees the number of the seller after verifying their own number. */
export async function requestSellerNumber(page: Page, language: Language, seller: string) {
  const used = readTranslations('catalogue', 'used', language);
  const buyer = createMobileNumber();
  await page
    .getByRole('main')
    .getByRole('link', { name: used('detail.contact') })
    .click();
  const dialog = getOpenDialog(page);
  const visitor = createFormVisitor(dialog, language);
  await visitor.field('name').fill('Gita');
  await visitor.field('mobile').fill(buyer);
  await visitor.choose('state', 'gujarat');
  await visitor.choose('district', 'anand');
  await visitor.choose('tehsil', null);
  await visitor.press('action.submit');
  await visitor.expectMessage('otp_sent');
  await expect(dialog).not.toContainText(seller);
  const [code = ''] = await readSentCodes(page.request, buyer);
  await visitor.typeCode(code);
  await expect(dialog).toContainText(seller);
}
