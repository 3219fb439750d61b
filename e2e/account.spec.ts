import type { Page } from '@playwright/test';
import {
  createAccountMobile,
  createAccountVisitor,
  PASSWORD,
  registerAccount,
} from './support/account-visitor.ts';
import { expect, test, waitForHydration } from './test.ts';

test.use({ viewport: { width: 360, height: 800 } });
// The API responds to a rejected form with 400.
test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 400/));

test('registers an account in the popup, and signs out of it', async ({ page }) => {
  const mobile = createAccountMobile();
  const visitor = createAccountVisitor(page, 'hi');
  await visitor.open();
  await visitor.press('new_here');
  await visitor.expectTitle('register');
  await visitor.press('register');
  await visitor.expectMessage('mobile_unverified');
  await visitor.expectMessage('name_required');
  await expect(visitor.getField('name')).toBeFocused();
  await visitor.expectAccessible();
  await visitor.fillRegistration('गीता सोलंकी');
  await visitor.enterCode(mobile);
  await visitor.expectMessage('otp_sent');
  await visitor.press('verify');
  await visitor.expectMessage('otp_verified');
  const reloaded = page.waitForEvent('load');
  await visitor.press('register');
  await expect(visitor.dialog).toContainText('गीता सोलंकी');
  await reloaded;
  await waitForHydration(page);
  expect(await visitor.readStoredName()).toBe('गीता सोलंकी');
  const { data } = await (await page.request.get('/api/session')).json();
  expect(data).toEqual({ name: 'गीता सोलंकी' });
  await signOut(page, visitor);
});

test('signs in by password after a wrong one was rejected', async ({ page }) => {
  const mobile = await registerAccount(page);
  await page.context().clearCookies();
  const visitor = createAccountVisitor(page, 'hi');
  await visitor.open();
  await visitor.signIn(mobile, 'wrong words');
  await visitor.expectMessage('login_invalid');
  await visitor.expectAccessible();
  await visitor.getField('password').fill(PASSWORD);
  await visitor.press('sign_in');
  await visitor.expectMessage('login_done');
  await expect(visitor.dialog).toBeHidden();
});

test('resets the password, and signs in by code', async ({ page }) => {
  const mobile = await registerAccount(page);
  await page.context().clearCookies();
  const visitor = createAccountVisitor(page, 'hi');
  await visitor.open();
  await visitor.press('forgot_question');
  await visitor.expectTitle('forgot_password');
  await visitor.enterCode(mobile);
  await visitor.getField('password').fill('three brown bullocks');
  await visitor.getField('confirm').fill('three brown bullocks');
  await visitor.expectAccessible();
  await visitor.press('reset');
  await visitor.expectTitle('sign_in');
  await visitor.expectMessage('reset_done');
  await visitor.dialog.getByRole('radio', { name: visitor.t('method.code') }).check();
  await visitor.enterCode(mobile);
  await visitor.expectAccessible();
  await visitor.press('sign_in');
  await visitor.expectMessage('login_done');
  expect(await visitor.readStoredName()).toBe('Geeta');
});

async function signOut(page: Page, visitor: ReturnType<typeof createAccountVisitor>) {
  // On a phone the sign-in link is in the side menu.
  await page.getByRole('button', { name: visitor.translateShell('header.open_menu') }).click();
  const logoutResponse = page.waitForResponse('**/api/user_logout');
  const name = visitor.translateShell('header.logout');
  await page.getByRole('button', { name }).locator('visible=true').click();
  await logoutResponse;
  await page.keyboard.press('Escape');
  expect(await visitor.readStoredName()).toBeNull();
  const { data } = await (await page.request.get('/api/session')).json();
  expect(data).toBeNull();
}
