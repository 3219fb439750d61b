import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { root } from './site/server-process.ts';
import { visit } from './test.ts';

type Words = { [key: string]: string | Words };

const readWords = (file: string): Words =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** An app's words in a language, by key. */
function wordsOf(app: string, namespace: string, language: string) {
  const words = readWords(`apps/${app}/src/locales/${namespace}.${language}.json`);
  return (key: string): string => {
    const found = key
      .split('.')
      .reduce<string | Words | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        words,
      );
    if (typeof found !== 'string') throw new Error(`there is no text ${key}`);
    return found;
  };
}

export const PASSWORD = 'neem under moon';

let numbers = 0;

/** A number that begins with 5, as accounts may, and that no test of this run has used. */
export function newNumber(): string {
  numbers += 1;
  const unique = (Date.now() % 1_000_000) * 1000 + (process.pid % 100) * 10 + (numbers % 10);
  return `5${String(unique).padStart(9, '0')}`;
}

/** The newest code that went to a number. */
export async function codeFor(page: Page, mobile: string): Promise<string> {
  const messages = await (await page.request.get('/api/dev/outbox')).json();
  const [newest] = messages.filter((one: { mobile: string }) => one.mobile === mobile);
  return newest?.code ?? 'no code was sent';
}

/** A visitor with the account's popup, in a language. */
export function visitor(page: Page, language: 'en' | 'hi') {
  const t = wordsOf('account', 'sign-in', language);
  const shell = wordsOf('shell', 'shell', language);
  const dialog = page.getByRole('dialog').filter({ has: page.locator('h2') });
  const button = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
  const field = (name: string) => dialog.getByLabel(t(`field.${name}`), { exact: true });
  const press = (key: string) => button(key).click();
  return {
    t,
    shell,
    dialog,
    button,
    field,
    press,
    async open() {
      await visit(page, language === 'en' ? '/about' : `/${language}/about`);
      await page
        .getByRole('banner')
        .getByRole('button', { name: shell('header.sign_in') })
        .click();
      await expect(dialog).toHaveAccessibleName(t('sign_in'));
    },
    at: (key: string) => expect(dialog).toHaveAccessibleName(t(key)),
    says: (key: string) => expect(dialog).toContainText(t(`reason.${key}`)),
    async accessible() {
      const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
    async fillRegistration(name: string) {
      await field('name').fill(name);
      await field('email').fill('geeta@example.in');
      await field('password').fill(PASSWORD);
      await field('confirm').fill(PASSWORD);
      await dialog.getByRole('checkbox').check();
    },
    /** Asks for a code and types it. */
    async code(mobile: string) {
      await field('mobile').fill(mobile);
      await press('get_otp');
      await expect(field('otp')).toBeFocused();
      await field('otp').fill(await codeFor(page, mobile));
    },
    stored: () => page.evaluate(() => localStorage.getItem('username')),
  };
}
