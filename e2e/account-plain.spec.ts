import type { Page } from '@playwright/test';
import { codeFor, newAccountNumber, PASSWORD } from './support/account-visitor.ts';
import { inLanguage, type Language } from './support/content.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

/** A visitor of the account's plain HTML pages, in a language. */
function plainVisitor(page: Page, language: Language) {
  const t = readTranslations('account', 'sign-in', language);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(t(`field.${name}`), { exact: true });
  return {
    main,
    field,
    go: (path: string) => page.goto(inLanguage(language, path)),
    press: (key: string) => main.getByRole('button', { name: t(key), exact: true }).click(),
    follow: (key: string) => main.getByRole('link', { name: t(key) }).click(),
    says: (key: string) => expect(main).toContainText(t(`reason.${key}`)),
    faulty: (name: string, key: string) =>
      expect(field(name)).toHaveAccessibleDescription(t(`reason.${key}`)),
  };
}

test('an account works without JavaScript from registration to deletion', async ({ page }) => {
  const mobile = newAccountNumber();
  const me = plainVisitor(page, 'hi');
  await me.go('/sign-in');
  await me.follow('new_here');
  await me.press('register');
  await me.faulty('name', 'name_required');
  await me.faulty('mobile', 'mobile_registration');
  await me.faulty('email', 'email_required');
  await me.faulty('password', 'password_short');
  await me.field('name').fill('Geeta');
  await me.field('mobile').fill(mobile);
  await me.press('get_otp');
  await me.says('otp_sent');
  await expect(me.field('name')).toHaveValue('Geeta');
  await me.field('email').fill('geeta@example.in');
  await me.field('password').fill(PASSWORD);
  await me.field('confirm').fill(PASSWORD);
  await me.main.getByRole('checkbox').check();
  await me.field('otp').fill('x');
  await me.press('register');
  await me.faulty('otp', 'otp_incorrect');
  await me.field('otp').fill(await codeFor(page, mobile));
  await me.field('password').fill(PASSWORD);
  await me.field('confirm').fill(PASSWORD);
  await me.main.getByRole('checkbox').check();
  await me.press('register');
  await expect(me.main).toContainText('Geeta');
  await me.press('sign_out');
  await me.says('logout_done');

  await me.field('mobile').fill(mobile);
  await me.field('password').fill('wrong words');
  await me.press('sign_in');
  await me.says('login_invalid');
  await me.field('password').fill(PASSWORD);
  await me.press('sign_in');
  await me.says('login_done');
  await me.press('sign_out');

  await me.field('mobile').fill(mobile);
  await me.press('method.send_code');
  await me.says('otp_sent');
  await me.field('otp').fill(await codeFor(page, mobile));
  await me.press('sign_in');
  await me.says('login_done');
  await me.press('sign_out');

  await me.follow('forgot_question');
  await me.field('mobile').fill(mobile);
  await me.press('get_otp');
  await me.field('otp').fill(await codeFor(page, mobile));
  await me.field('password').fill('three brown bullocks');
  await me.field('confirm').fill('x');
  await me.press('reset');
  await me.faulty('confirm', 'passwords_differ_reset');
  await me.field('otp').fill(await codeFor(page, mobile));
  // Easy to guess by the account's name: accepted with a warning.
  await me.field('password').fill('geeta1985tractor');
  await me.field('confirm').fill('geeta1985tractor');
  await me.press('reset');
  await me.says('reset_done_weak_password');
});
