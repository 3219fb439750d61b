import { expect, type Page } from '@playwright/test';
import { visit } from '../test.ts';
import { type Language, localizePath } from './content.ts';
import { createMobileNumber, readSentCodes } from './one-time-codes.ts';
import { expectAccessibleDialog, getOpenDialog } from './open-dialog.ts';
import { readTranslations } from './read-translations.ts';

export const PASSWORD = 'neem under moon';

export const createAccountMobile = () => createMobileNumber(5);

export async function readLatestCode(page: Page, mobile: string): Promise<string> {
  const [newest] = await readSentCodes(page.request, mobile);
  return newest ?? 'no code was sent';
}

/** Creates an account without the popup, and signs the browser in to it. Returns its mobile number. */
export async function registerAccount(
  page: Page,
  consents: Readonly<Record<string, string>> = {},
): Promise<string> {
  const mobile = createAccountMobile();
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/get_user_otp', { mobile, purpose: 'registration' });
  const otp = await readLatestCode(page, mobile);
  const body = { name: 'Geeta', mobile, password: PASSWORD, otp, ...consents };
  expect((await post('/api/user_register', body)).ok()).toBe(true);
  return mobile;
}

/** Operates the account popup in a language. */
export function createAccountVisitor(page: Page, language: Language) {
  const t = readTranslations('account', 'sign-in', language);
  const translateShell = readTranslations('shell', 'shell', language);
  const dialog = getOpenDialog(page);
  const getButton = (key: string) => dialog.getByRole('button', { name: t(key), exact: true });
  const getField = (name: string) => dialog.getByLabel(t(`field.${name}`), { exact: true });
  const press = (key: string) => getButton(key).click();
  /** Opens the popup on the current page. */
  async function openOnCurrentPage() {
    const opener = page
      .getByRole('banner')
      .getByRole('link', { name: translateShell('header.sign_in') });
    await opener.click();
    await expect(dialog).toHaveAccessibleName(t('sign_in'));
  }
  return {
    t,
    translateShell,
    dialog,
    getButton,
    getField,
    press,
    async open() {
      await visit(page, localizePath(language, '/about'));
      await openOnCurrentPage();
    },
    openOnCurrentPage,
    expectTitle: (key: string) => expect(dialog).toHaveAccessibleName(t(key)),
    expectMessage: (key: string) => expect(dialog).toContainText(t(`reason.${key}`)),
    expectAccessible: () => expectAccessibleDialog(page),
    async fillRegistration(name: string) {
      await getField('name').fill(name);
      await getField('email').fill('geeta@example.in');
      await getField('password').fill(PASSWORD);
      await getField('confirm').fill(PASSWORD);
      await dialog.getByRole('checkbox').check();
    },
    async enterCode(mobile: string) {
      await getField('mobile').fill(mobile);
      await press('get_otp');
      await expect(getField('otp')).toBeFocused();
      await getField('otp').fill(await readLatestCode(page, mobile));
    },
    async signIn(mobile: string, password: string) {
      await getField('mobile').fill(mobile);
      await getField('password').fill(password);
      await press('sign_in');
    },
    readStoredName: () => page.evaluate(() => localStorage.getItem('username')),
  };
}
