import type { Page } from '@playwright/test';
import { codeFor, newNumber, PASSWORD, visitor } from './account-visitor.ts';
import { expect, hydrated, test, visit } from './test.ts';

test.use({ viewport: { width: 1350, height: 800 } });

/** An account without the popup. */
async function registered(page: Page): Promise<string> {
  const mobile = newNumber();
  const post = (path: string, data: object) => page.request.post(path, { data });
  await post('/api/get_user_otp', { mobile, purpose: 'registration' });
  const otp = await codeFor(page, mobile);
  const body = { name: 'Geeta', mobile, password: PASSWORD, otp };
  expect((await post('/api/user_register', body)).ok()).toBe(true);
  return mobile;
}

test('all tabs greet and say goodbye together', async ({ page, context }) => {
  const mobile = await registered(page);
  const other = await context.newPage();
  await visit(other, '/about');
  const me = visitor(page, 'en');
  await me.open();
  await me.field('mobile').fill(mobile);
  await me.field('password').fill(PASSWORD);
  await me.press('sign_in');
  await expect(other.getByText('Welcome, Geeta!')).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('Welcome, Geeta!')).toBeHidden();
});

test('a cookie that is gone means signed out, in all tabs', async ({ page, context }) => {
  const mobile = await registered(page);
  const me = visitor(page, 'en');
  await me.open();
  await me.field('mobile').fill(mobile);
  await me.field('password').fill(PASSWORD);
  await me.press('sign_in');
  await expect(page.getByText('Welcome, Geeta!')).toBeVisible();
  await expect(me.dialog).toBeHidden();
  await context.clearCookies();
  const other = await context.newPage();
  await visit(other, '/about');
  await expect(other.getByText('Welcome, Geeta!')).toBeHidden();
  await expect(page.getByText('Welcome, Geeta!')).toBeHidden();
  expect(await me.stored()).toBeNull();
});

test('the countdown of a code is 59 seconds', async ({ page }) => {
  const me = visitor(page, 'en');
  await page.clock.install();
  await me.open();
  await me.press('new_here');
  await me.field('mobile').fill(newNumber());
  await me.press('get_otp');
  await expect(me.dialog).toContainText('Resend in 59 s');
  await page.clock.runFor(60_000);
  await expect(me.button('resend')).toBeVisible();
});

test('a press outside closes the popup', async ({ page }) => {
  const me = visitor(page, 'en');
  await me.open();
  await page.mouse.click(5, 400);
  await expect(me.dialog).toBeHidden();
});

test('the pages come alive, and lead to one another', async ({ page }) => {
  await visit(page, '/hi/sign-in');
  await page.getByRole('main').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/hi\/register$/);
  await hydrated(page);
});
