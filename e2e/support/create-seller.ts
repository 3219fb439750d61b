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
  const getStep = (name: string) => form.locator(`details[data-step=${name}]`);
  const getField = (name: string) => form.getByLabel(t(`field.${name}`), { exact: true });
  const selectRadio = (name: string, choice: string) =>
    form
      .getByRole('group', { name: t(`field.${name}`), exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .check();
  return {
    t,
    main,
    form,
    getStep,
    getField,
    open: () => visit(page, localizePath(language, SELL)),
    pressNext: (name: string) =>
      getStep(name)
        .getByRole('button', { name: t('next') })
        .click(),
    unfoldStep: (name: string) => getStep(name).locator('> summary').click(),
    requestCode: () => form.getByRole('button', { name: t('get_code') }).click(),
    async fillMachine(year = '2019') {
      await getField('tractor').selectOption({ index: 3 });
      await getField('year').fill(year);
      await getField('hours').fill('3,200');
      await selectRadio('owners', t('choice.owners.1'));
    },
    async fillCondition(text = '') {
      for (const part of ['engine', 'gearbox', 'hydraulics', 'body']) {
        await selectRadio(part, t('condition.good'));
      }
      await selectRadio('rc', t('choice.rc.yes'));
      await selectRadio('hypothecation', t('choice.hypothecation.none'));
      await getField('words').fill(text);
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
      await getField('price').fill(amount);
      await getField('state').selectOption('gujarat');
      await getField('district').selectOption('anand');
    },
    async fillContact(mobile: string) {
      await getField('name').fill('रामेश्वर');
      await getField('mobile').fill(`+91 ${mobile}`);
    },
    getConsentBox: (name: string) => form.getByRole('checkbox', { name: t(name), exact: true }),
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
  await visitor.getField('name').fill('Gita');
  await visitor.getField('mobile').fill(buyer);
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
