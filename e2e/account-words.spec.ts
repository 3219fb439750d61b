import { codeFor, newNumber, PASSWORD, visitor } from './account-visitor.ts';
import { expect, test } from './test.ts';

/** What is typed into a field of the registration, and the sentence that stands beside it then. */
const WRONG = [
  ['name', '', 'name_required'],
  ['name', 'Geeta 2', 'name_letters'],
  ['mobile', '', 'mobile_registration'],
  ['mobile', '4876512345', 'mobile_registration'],
  ['email', '', 'email_required'],
  ['email', 'geeta@', 'email_invalid'],
  ['password', 'abcde', 'password_short'],
  ['confirm', 'other', 'passwords_differ'],
] as const;

for (const language of ['en', 'hi'] as const) {
  for (const width of [360, 1350]) {
    test.describe(`${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('each field says what it wants, beside it and for screen readers', async ({ page }) => {
        const me = visitor(page, language);
        await me.open();
        await me.press('new_here');
        await me.press('register');
        await me.says('mobile_unverified');
        for (const [name, typed, reason] of WRONG) {
          await me.field(name).fill(typed);
          await expect(me.field(name)).toHaveAccessibleDescription(me.t(`reason.${reason}`));
        }
        await expect(me.dialog.getByRole('checkbox')).toHaveAccessibleDescription(
          me.t('reason.terms_required'),
        );
        await me.accessible();
      });

      test('from each mode to the others, and what leads there', async ({ page, faults }) => {
        // A code of a number without an account, and a registered number, are answered by a 400.
        faults.expect(/status of 400/);
        const mobile = newNumber();
        const me = visitor(page, language);
        await me.open();
        await me.press('new_here');
        await me.at('register');
        await me.press('have_account');
        await me.at('sign_in');
        await me.press('forgot_question');
        await me.at('forgot_password');
        await me.press('back_to_sign_in');
        await me.at('sign_in');

        // By code, without an account: to register, with the number.
        await me.dialog.getByRole('radio', { name: me.t('method.code') }).check();
        await me.press('sign_in');
        await expect(me.field('mobile')).toHaveAccessibleDescription(
          me.t('reason.mobile_registration'),
        );
        await me.field('mobile').fill(mobile);
        await me.press('sign_in');
        await me.says('otp_before_login');
        await me.accessible();
        await me.code(mobile);
        await me.press('sign_in');
        await me.at('register');
        await me.says('not_registered');
        await expect(me.field('mobile')).toHaveValue(mobile);
        await me.accessible();

        // It registers elsewhere meanwhile; here its code then leads to sign in.
        const post = (path: string, data: object) => page.request.post(path, { data });
        await post('/api/get_user_otp', { mobile, purpose: 'registration' });
        const otp = await codeFor(page, mobile);
        const body = { name: 'Geeta', mobile, password: PASSWORD, otp };
        expect((await post('/api/user_register', body)).ok()).toBe(true);
        await page.context().clearCookies();
        await me.code(mobile);
        await me.press('verify');
        await me.at('sign_in');
        await me.says('mobile_registered');
        await me.accessible();
      });
    });
  }
}

test('a new password for a number without an account leads to register', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 400/);
  const me = visitor(page, 'en');
  await me.open();
  await me.press('forgot_question');
  await me.code(newNumber());
  await me.field('password').fill(PASSWORD);
  await me.field('confirm').fill('other');
  await me.press('reset');
  await expect(me.field('confirm')).toHaveAccessibleDescription(
    me.t('reason.passwords_differ_reset'),
  );
  await me.field('confirm').fill(PASSWORD);
  await me.press('reset');
  await me.at('register');
  await me.says('not_registered_reset');
});
