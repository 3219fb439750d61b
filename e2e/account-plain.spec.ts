import type { Page } from '@playwright/test';
import { createAccountMobile, PASSWORD, readLatestCode } from './support/account-visitor.ts';
import { type Language, localizePath } from './support/content.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

function createPlainVisitor(page: Page, language: Language) {
  const t = readTranslations('account', 'sign-in', language);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(t(`field.${name}`), { exact: true });
  return {
    main,
    field,
    openPage: (path: string) => page.goto(localizePath(language, path)),
    press: (key: string) => main.getByRole('button', { name: t(key), exact: true }).click(),
    followLink: (key: string) => main.getByRole('link', { name: t(key) }).click(),
    expectMessage: (key: string) => expect(main).toContainText(t(`reason.${key}`)),
    expectFieldError: (name: string, key: string) =>
      expect(field(name)).toHaveAccessibleDescription(t(`reason.${key}`)),
  };
}

test('registers, signs in and resets the password without JavaScript', async ({ page }) => {
  const mobile = createAccountMobile();
  const visitor = createPlainVisitor(page, 'hi');
  await visitor.openPage('/sign-in');
  await visitor.followLink('new_here');
  await visitor.press('register');
  await visitor.expectFieldError('name', 'name_required');
  await visitor.expectFieldError('mobile', 'mobile_registration');
  await visitor.expectFieldError('email', 'email_required');
  await visitor.expectFieldError('password', 'password_short');
  await visitor.field('name').fill('Geeta');
  await visitor.field('mobile').fill(mobile);
  await visitor.press('get_otp');
  await visitor.expectMessage('otp_sent');
  await expect(visitor.field('name')).toHaveValue('Geeta');
  await visitor.field('email').fill('geeta@example.in');
  await visitor.field('password').fill(PASSWORD);
  await visitor.field('confirm').fill(PASSWORD);
  await visitor.main.getByRole('checkbox').check();
  await visitor.field('otp').fill('x');
  await visitor.press('register');
  await visitor.expectFieldError('otp', 'otp_incorrect');
  await visitor.field('otp').fill(await readLatestCode(page, mobile));
  await visitor.field('password').fill(PASSWORD);
  await visitor.field('confirm').fill(PASSWORD);
  await visitor.main.getByRole('checkbox').check();
  await visitor.press('register');
  await expect(visitor.main).toContainText('Geeta');
  await visitor.press('sign_out');
  await visitor.expectMessage('logout_done');

  await visitor.field('mobile').fill(mobile);
  await visitor.field('password').fill('wrong words');
  await visitor.press('sign_in');
  await visitor.expectMessage('login_invalid');
  await visitor.field('password').fill(PASSWORD);
  await visitor.press('sign_in');
  await visitor.expectMessage('login_done');
  await visitor.press('sign_out');

  await visitor.field('mobile').fill(mobile);
  await visitor.press('method.send_code');
  await visitor.expectMessage('otp_sent');
  await visitor.field('otp').fill(await readLatestCode(page, mobile));
  await visitor.press('sign_in');
  await visitor.expectMessage('login_done');
  await visitor.press('sign_out');

  await visitor.followLink('forgot_question');
  await visitor.field('mobile').fill(mobile);
  await visitor.press('get_otp');
  await visitor.field('otp').fill(await readLatestCode(page, mobile));
  await visitor.field('password').fill('three brown bullocks');
  await visitor.field('confirm').fill('x');
  await visitor.press('reset');
  await visitor.expectFieldError('confirm', 'passwords_differ_reset');
  await visitor.field('otp').fill(await readLatestCode(page, mobile));
  // The password contains the name of the account, so it is accepted with a warning.
  await visitor.field('password').fill('geeta1985tractor');
  await visitor.field('confirm').fill('geeta1985tractor');
  await visitor.press('reset');
  await visitor.expectMessage('reset_done_weak_password');
});
