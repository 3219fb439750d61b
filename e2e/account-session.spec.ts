import { PASSWORD, registered, visitor } from './support/account-visitor.ts';
import { isFit } from './support/axe.ts';
import { readTranslations } from './support/read-translations.ts';
import { expect, full, hydrated, test, visit } from './test.ts';

test('sign-in and sign-out reach all tabs; a missing cookie signs out all of them', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1350, height: 800 });
  const mobile = await registered(page);
  await context.clearCookies();
  const other = await context.newPage();
  await visit(other, '/about');
  const me = visitor(page, 'en');
  await me.open();
  await me.signIn(mobile, PASSWORD);
  await expect(other.getByText('Welcome, Geeta!')).toBeVisible();
  await expect(page.getByText('Welcome, Geeta!')).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Log out' }).first().click();
  await expect(page.getByText('Welcome, Geeta!')).toBeHidden();

  await me.openHere();
  await me.signIn(mobile, PASSWORD);
  await expect(other.getByText('Welcome, Geeta!')).toBeVisible();
  await context.clearCookies();
  await visit(other, '/about');
  await expect(other.getByText('Welcome, Geeta!')).toBeHidden();
  await expect(page.getByText('Welcome, Geeta!')).toBeHidden();
  expect(await me.stored()).toBeNull();
});

test(
  'account pages have no accessibility violations, hydrate and link to one another',
  full,
  async ({ page }) => {
    const t = readTranslations('account', 'sign-in', 'hi');
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/hi/sign-in');
    await isFit(page);
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await main.getByRole('link', { name: t('new_here') }).click();
    await expect(page).toHaveURL(/\/hi\/register$/);
    await expect(heading).toHaveText(t('register'));
    await isFit(page);
    await main.getByRole('link', { name: t('have_account') }).click();
    await main.getByRole('link', { name: t('forgot_question') }).click();
    await expect(heading).toHaveText(t('forgot_password'));
    await isFit(page);
    // A page of the account is hydrated as the first page of a visit too: typed text survives.
    await page.reload();
    await hydrated(page);
    await main.getByLabel(t('field.mobile'), { exact: true }).fill('9876512345');
    await expect(main.getByRole('button', { name: t('get_otp') })).toBeVisible();
  },
);
