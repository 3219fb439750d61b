import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { root } from './site/server-process.ts';
import { visit } from './test.ts';

type Words = { [key: string]: string | Words };

const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** The site's own words in a language, by key: `action.submit`. */
export function wordsOf(language: string) {
  const namespaces: Words[] = ['enquiry', 'steps'].map((name) =>
    readJson(`apps/enquiry/src/locales/${name}.${language}.json`),
  );
  return (key: string): string => {
    const found = namespaces.map((words) => textAt(words, key)).find((text) => text !== undefined);
    if (typeof found !== 'string') throw new Error(`there is no text ${key}`);
    return found;
  };
}

const textAt = (words: Words, key: string) =>
  key
    .split('.')
    .reduce<string | Words | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      words,
    );

export type Machine = { type: string; brand: string; model: string; price_min_inr: number };

/** Rotavators with a price that may be shown. */
export const machines: Machine[] = readJson('content/implements.json').filter(
  (row: { type: string; show_price: boolean }) => row.type === 'rotavator' && row.show_price,
);

let numbers = 0;

/** A mobile number that no test of this run has used. */
export function newNumber(): string {
  numbers += 1;
  const unique = (Date.now() % 1_000_000) * 1000 + (process.pid % 100) * 10 + (numbers % 10);
  return `9${String(unique).padStart(9, '0')}`;
}

/** Codes that went to a number, newest first. */
export async function codesFor(request: APIRequestContext, mobile: string): Promise<string[]> {
  const messages = await (await request.get('/api/dev/outbox')).json();
  return messages
    .filter((one: { mobile: string }) => one.mobile === mobile)
    .map((one: { code: string }) => one.code);
}

/** A visitor with the price popup, in a language. */
export function visitor(page: Page, language: 'en' | 'hi') {
  const t = wordsOf(language);
  const dialog = page.getByRole('dialog').filter({ has: page.locator('h2') });
  const button = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
  const field = (name: string) => dialog.getByLabel(t(`field.${name}`), { exact: true });

  async function choose(name: string, value: string | null) {
    await field(name).click();
    const options = dialog.getByRole('option');
    const one =
      value === null ? options.first() : dialog.locator(`[role=option][data-value="${value}"]`);
    await one.click();
  }
  return {
    t,
    dialog,
    button,
    field,
    async open() {
      // A page without pictures: what is tested here waits for none.
      await visit(page, language === 'en' ? '/about' : `/${language}/about`);
      const words = readJson(`apps/shell/src/locales/shell.${language}.json`);
      await page.getByRole('button', { name: words.whatsapp }).click();
      await expect(dialog).toHaveAccessibleName(t('title.implement-price'));
    },
    /** Fills in what is left to fill in. */
    async fill(machine: Machine, mobile: string, name = 'रामेश्वर') {
      await field('name').fill(name);
      await field('mobile').fill(mobile);
      await choose('type', machine.type);
      await choose('brand', machine.brand);
      await choose('model', machine.model);
    },
    async choosePlace() {
      await choose('state', 'gujarat');
      await choose('district', 'anand');
      await choose('tehsil', null);
    },
    choose,
    submit: () => button('action.submit').click(),
    /** Waits for a step by its title. */
    at: (key: string) => expect(dialog).toHaveAccessibleName(t(key)),
    says: (key: string): Promise<void> => expect(dialog).toContainText(t(`reason.${key}`)),
    async typeCode(code: string) {
      await dialog.getByLabel(t('code.otp'), { exact: true }).fill(code);
      await button('action.verify').click();
    },
  };
}

/** A dot for every picture: drawing them for the first time takes longer than these tests wait. */
export const withDots = (page: Page) =>
  page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/gif', body: DOT }));

const DOT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Nothing in this part of the page keeps anybody out. */
export async function accessible(page: Page, part: Locator) {
  await expect(part).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
