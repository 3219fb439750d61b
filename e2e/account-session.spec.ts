import { createAccountVisitor, PASSWORD, registerAccount } from './support/account-visitor.ts';
import { expectAccessiblePage } from './support/axe.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, test, visit, waitForHydration } from './test.ts';

test('sign-in, sign-out and a lost session cookie affect all tabs', async ({ page, context }) => {
  await page.setViewportSize({ width: 1350, height: 800 });
  const mobile = await registerAccount(page);
  await context.clearCookies();
  const otherTab = await context.newPage();
  await visit(otherTab, '/about');
  const visitor = createAccountVisitor(page, 'en');
  await visitor.open();
  await visitor.signIn(mobile, PASSWORD);
  await expect(otherTab.getByText('Welcome, Geeta!')).toBeVisible();
  await expect(page.getByText('Welcome, Geeta!')).toBeVisible();
  await otherTab.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByText('Welcome, Geeta!')).toBeHidden();

  await visitor.openOnCurrentPage();
  await visitor.signIn(mobile, PASSWORD);
  await expect(otherTab.getByText('Welcome, Geeta!')).toBeVisible();
  await context.clearCookies();
  await visit(otherTab, '/about');
  await expect(otherTab.getByText('Welcome, Geeta!')).toBeHidden();
  await expect(page.getByText('Welcome, Geeta!')).toBeHidden();
  expect(await visitor.readStoredName()).toBeNull();
});

test(
  'the account pages link to one another and have no accessibility violations',
  full,
  async ({ page }) => {
    const t = readTranslations('account', 'sign-in', 'hi');
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/hi/sign-in');
    await expectAccessiblePage(page);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await main.getByRole('link', { name: t('new_here') }).click();
    await expect(page).toHaveURL(/\/hi\/register$/);
    await expect(heading).toHaveText(t('register'));
    await expectAccessiblePage(page);
    await main.getByRole('link', { name: t('have_account') }).click();
    await main.getByRole('link', { name: t('forgot_question') }).click();
    await expect(heading).toHaveText(t('forgot_password'));
    await expectAccessiblePage(page);
    // After the reload this page is the first of its visit, so its server-rendered HTML is hydrated.
    await page.reload();
    await waitForHydration(page);
    await main.getByLabel(t('field.mobile'), { exact: true }).fill('9876512345');
    await expect(main.getByRole('button', { name: t('get_otp') })).toBeVisible();
  },
);
