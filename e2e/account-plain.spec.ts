import type { Page } from '@playwright/test';
import {
  createAccountMobile,
  PASSWORD,
  readLatestCode,
  registerAccount,
} from './support/account-visitor.ts';
import { type Language, localizePath } from './support/content.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

function createPlainVisitor(page: Page, language: Language) {
  const t = readTranslations('account', 'sign-in', language);
  const main = page.getByRole('main');
  const getField = (name: string) => main.getByLabel(t(`field.${name}`), { exact: true });
  return {
    main,
    getField,
    openPage: (path: string) => page.goto(localizePath(language, path)),
    press: (key: string) => main.getByRole('button', { name: t(key), exact: true }).click(),
    followLink: (key: string) => main.getByRole('link', { name: t(key) }).click(),
    expectMessage: (key: string) => expect(main).toContainText(t(`reason.${key}`)),
    expectFieldError: (name: string, key: string) =>
      expect(getField(name)).toHaveAccessibleDescription(t(`reason.${key}`)),
  };
}

test('registers an account without JavaScript when all errors are corrected', async ({ page }) => {
  const mobile = createAccountMobile();
  const visitor = createPlainVisitor(page, 'hi');
  await visitor.openPage('/sign-in');
  await visitor.followLink('new_here');
  await visitor.press('register');
  await visitor.expectFieldError('name', 'name_required');
  await visitor.expectFieldError('mobile', 'mobile_registration');
  await visitor.expectFieldError('email', 'email_required');
  await visitor.expectFieldError('password', 'password_short');
  await visitor.getField('name').fill('Geeta');
  await visitor.getField('mobile').fill(mobile);
  await visitor.press('get_otp');
  await visitor.expectMessage('otp_sent');
  await expect(visitor.getField('name')).toHaveValue('Geeta');
  await visitor.getField('email').fill('geeta@example.in');
  await visitor.getField('password').fill(PASSWORD);
  await visitor.getField('confirm').fill(PASSWORD);
  await visitor.main.getByRole('checkbox').check();
  await visitor.getField('otp').fill('x');
  await visitor.press('register');
  await visitor.expectFieldError('otp', 'otp_incorrect');
  await visitor.getField('otp').fill(await readLatestCode(page, mobile));
  await visitor.getField('password').fill(PASSWORD);
  await visitor.getField('confirm').fill(PASSWORD);
  await visitor.main.getByRole('checkbox').check();
  await visitor.press('register');
  await expect(visitor.main).toContainText('Geeta');
  await visitor.press('sign_out');
  await visitor.expectMessage('logout_done');
});

test('signs in by password or code without JavaScript', async ({ page }) => {
  const mobile = await registerAccount(page);
  await page.context().clearCookies();
  const visitor = createPlainVisitor(page, 'hi');
  await visitor.openPage('/sign-in');
  await visitor.getField('mobile').fill(mobile);
  await visitor.getField('password').fill('wrong words');
  await visitor.press('sign_in');
  await visitor.expectMessage('login_invalid');
  await visitor.getField('password').fill(PASSWORD);
  await visitor.press('sign_in');
  await visitor.expectMessage('login_done');
  await visitor.press('sign_out');

  await visitor.getField('mobile').fill(mobile);
  await visitor.press('method.send_code');
  await visitor.expectMessage('otp_sent');
  await visitor.getField('otp').fill(await readLatestCode(page, mobile));
  await visitor.press('sign_in');
  await visitor.expectMessage('login_done');
});

test('resets a password without JavaScript, and warns of a weak one', async ({ page }) => {
  const mobile = await registerAccount(page);
  await page.context().clearCookies();
  const visitor = createPlainVisitor(page, 'hi');
  await visitor.openPage('/sign-in');
  await visitor.followLink('forgot_question');
  await visitor.getField('mobile').fill(mobile);
  await visitor.press('get_otp');
  await visitor.getField('otp').fill(await readLatestCode(page, mobile));
  await visitor.getField('password').fill('three brown bullocks');
  await visitor.getField('confirm').fill('x');
  await visitor.press('reset');
  await visitor.expectFieldError('confirm', 'passwords_differ_reset');
  await visitor.getField('otp').fill(await readLatestCode(page, mobile));
  // The password contains the name of the account, so it is accepted with a warning.
  await visitor.getField('password').fill('geeta1985tractor');
  await visitor.getField('confirm').fill('geeta1985tractor');
  await visitor.press('reset');
  await visitor.expectMessage('reset_done_weak_password');
});
