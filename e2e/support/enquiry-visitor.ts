import fs from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { root } from '../site/server-process.ts';
import { visit } from '../test.ts';
import { type Language, localizePath } from './content.ts';
import { getOpenDialog } from './open-dialog.ts';
import { readTranslations } from './read-translations.ts';

/** Returns translations of the enquiry app by key, such as `action.submit`. */
export function readEnquiryTranslations(language: Language) {
  const [formTexts, stepTexts] = ['enquiry', 'steps'].map((name) =>
    readTranslations('enquiry', name, language),
  );
  return (key: string): string => {
    try {
      return formTexts?.(key) ?? '';
    } catch {
      return stepTexts?.(key) ?? '';
    }
  };
}

export type Rotavator = { type: string; brand: string; model: string; price_min_inr: number };

/** Rotavators with a public price. */
const rotavators: Rotavator[] = JSON.parse(
  fs.readFileSync(path.join(root, 'content/implements.json'), 'utf8'),
).filter(
  (row: { type: string; show_price: boolean }) => row.type === 'rotavator' && row.show_price,
);

export function findRotavator(index: number): Rotavator {
  const rotavator = rotavators[index];
  if (!rotavator) throw new Error(`the content has no rotavator at index ${index} with a price`);
  return rotavator;
}

/** Operates a form in a part of a page, or in a popup. */
export function createFormVisitor(part: Locator, language: Language) {
  const t = readEnquiryTranslations(language);
  const getButton = (key: string) => part.getByRole('button', { name: t(key), exact: true });
  const getField = (name: string) => part.getByLabel(t(`field.${name}`), { exact: true });
  return {
    t,
    getButton,
    getField,
    press: (key: string) => getButton(key).click(),
    /** Selects the option with this value, or the first option for null. */
    async choose(name: string, value: string | null) {
      await getField(name).click();
      const option =
        value === null
          ? part.getByRole('option').first()
          : part.locator(`[role=option][data-value="${value}"]`);
      await option.click();
    },
    expectMessage: (key: string) => expect(part).toContainText(t(`reason.${key}`)),
    async typeCode(code: string) {
      await part.getByLabel(t('code.otp'), { exact: true }).fill(code);
      await getButton('action.verify').click();
    },
  };
}

/** Operates the price popup in a language. */
export function createEnquiryVisitor(page: Page, language: Language) {
  const dialog = getOpenDialog(page);
  const form = createFormVisitor(dialog, language);
  const { t, getField, choose, press } = form;
  return {
    ...form,
    dialog,
    /** Opens the popup and expects the title of a step. A popup whose code was sent opens at the code. */
    async open(title = 'title.implement-price') {
      // This page contains no pictures that would delay the test.
      await visit(page, localizePath(language, '/about'));
      const shell = readTranslations('shell', 'shell', language);
      await page.getByRole('link', { name: shell('whatsapp') }).click();
      await expect(dialog).toHaveAccessibleName(t(title));
    },
    /** Fills in all empty fields except the place. */
    async fillForm(rotavator: Rotavator, mobile: string) {
      await getField('name').fill('रामेश्वर');
      await getField('mobile').fill(mobile);
      await choose('type', rotavator.type);
      await choose('brand', rotavator.brand);
      await choose('model', rotavator.model);
    },
    async choosePlace() {
      await choose('state', 'gujarat');
      await choose('district', 'anand');
      await choose('tehsil', null);
    },
    submit: () => press('action.submit'),
    expectTitle: (key: string) => expect(dialog).toHaveAccessibleName(t(key)),
  };
}

/** Rendering pictures would take longer than the timeout of a test. */
export const stubPicturesWithDots = (page: Page) =>
  page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));

const DOT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
