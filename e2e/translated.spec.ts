import { visitor as accountVisitor, newAccountNumber } from './support/account-visitor.ts';
import { machine, visitor, withDots } from './support/enquiry-visitor.ts';
import { codesFor, newNumber } from './support/one-time-codes.ts';
import { translatePage } from './support/translate-page.ts';
import { expect, test, visit } from './test.ts';

// Many readers of Tamil, Telugu, Punjabi and Bengali use the browser's translation.
test.beforeEach(({ page }) => withDots(page));

test('a translated page sends an enquiry, accepts its code and shows its price', async ({
  page,
  request,
}) => {
  const mobile = newNumber();
  const one = machine(2);
  const me = visitor(page, 'en');
  await me.open();
  await translatePage(page);
  await me.fill(one, mobile);
  await me.choosePlace();
  await me.submit();
  await me.at('code.title');
  const [code = ''] = await codesFor(request, mobile);
  await me.typeCode(code);
  await me.at('done.title');
  await expect(me.dialog).toContainText(one.price_min_inr.toLocaleString('en-IN'));
});

test('a translated page requests codes and filters lists', async ({ page, pageErrors }) => {
  // Later full hydration of a page of islands replaces its translated HTML.
  pageErrors.expect(/React error #418/);
  const me = accountVisitor(page, 'en');
  await me.open();
  await translatePage(page);
  await me.press('new_here');
  await me.at('register');
  await me.code(newAccountNumber());
  await page.keyboard.press('Escape');
  await visit(page, '/tractors');
  await translatePage(page);
  await page
    .getByLabel(/^Swaraj/)
    .first()
    .check();
  await expect(page).toHaveURL(/brand=swaraj/);
  await page.getByRole('link', { name: /^Remove filter/ }).click();
  await expect(page).not.toHaveURL(/brand=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a translated page shares a card, accepts a newsletter address and opens another tractor', async ({
  page,
  pageErrors,
}) => {
  // The newsletter's form is hydrated with the whole page, which replaces translated HTML.
  pageErrors.expect(/React error #418/);
  await page.addInitScript(() => {
    Object.defineProperties(Navigator.prototype, {
      canShare: { value: () => true, configurable: true },
      share: {
        configurable: true,
        value: async ({ text }: ShareData) => Object.assign(window, { shared: text }),
      },
    });
  });
  await visit(page, '/tractors');
  await page.locator('main h3 a').first().click();
  await expect(page).toHaveURL(/\/tractor\/[^/]+\/\d+$/);
  const first = page.url();
  await translatePage(page);
  await page.getByRole('button', { name: 'Share as picture', exact: true }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toContain('http');

  const form = page.getByRole('contentinfo').locator('form');
  await form.getByLabel('Email').fill('not an address');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel('Email').fill('translated@example.in');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Thank you! Check your mail.')).toBeVisible();

  await page.locator('main h3 a[href*="/tractor/"]').last().click();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/tractor\/[^/]+\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
