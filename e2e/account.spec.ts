import type { Page } from '@playwright/test';
import { newAccountNumber, PASSWORD, visitor } from './support/account-visitor.ts';
import { expect, hydrated, test } from './test.ts';

test('a visitor registers, signs out, signs in by password, changes it and signs in by code', async ({
  page,
  pageErrors,
}) => {
  // The API responds to a wrong password with 400.
  pageErrors.expect(/status of 400/);
  await page.setViewportSize({ width: 360, height: 800 });
  const mobile = newAccountNumber();
  const me = visitor(page, 'hi');
  await me.open();
  await me.press('new_here');
  await me.at('register');
  await me.press('register');
  await me.says('mobile_unverified');
  await me.says('name_required');
  await expect(me.field('name')).toBeFocused();
  await me.accessible();
  await me.fillRegistration('गीता सोलंकी');
  await me.code(mobile);
  await me.says('otp_sent');
  await me.press('verify');
  await me.says('otp_verified');
  const reloaded = page.waitForEvent('load');
  await me.press('register');
  await expect(me.dialog).toContainText('गीता सोलंकी');
  await reloaded;
  await hydrated(page);
  expect(await me.stored()).toBe('गीता सोलंकी');
  const { data } = await (await page.request.get('/api/session')).json();
  expect(data).toEqual({ name: 'गीता सोलंकी' });

  await signOut(page, me);
  await me.openHere();
  await me.signIn(mobile, 'wrong words');
  await me.says('login_invalid');
  await me.accessible();
  await me.field('password').fill(PASSWORD);
  await me.press('sign_in');
  await me.says('login_done');
  await expect(me.dialog).toBeHidden();

  await signOut(page, me);
  await me.openHere();
  await me.press('forgot_question');
  await me.at('forgot_password');
  await me.code(mobile);
  await me.field('password').fill('three brown bullocks');
  await me.field('confirm').fill('three brown bullocks');
  await me.accessible();
  await me.press('reset');
  await me.at('sign_in');
  await me.says('reset_done');
  await me.dialog.getByRole('radio', { name: me.t('method.code') }).check();
  await me.code(mobile);
  await me.accessible();
  await me.press('sign_in');
  await me.says('login_done');
  expect(await me.stored()).toBe('गीता सोलंकी');
});

async function signOut(page: Page, me: ReturnType<typeof visitor>) {
  // On a phone sign-in is in the side menu.
  await page.getByRole('button', { name: me.shell('header.open_menu') }).click();
  const answered = page.waitForResponse('**/api/user_logout');
  const name = me.shell('header.logout');
  await page.getByRole('button', { name }).locator('visible=true').click();
  await answered;
  await page.keyboard.press('Escape');
  expect(await me.stored()).toBeNull();
  const { data } = await (await page.request.get('/api/session')).json();
  expect(data).toBeNull();
}
