import { createAccountMobile, createAccountVisitor } from './support/account-visitor.ts';
import {
  createEnquiryVisitor,
  findRotavator,
  stubPicturesWithDots,
} from './support/enquiry-visitor.ts';
import { createMobileNumber, readSentCodes } from './support/one-time-codes.ts';
import { translatePage } from './support/translate-page.ts';
import { expect, test, visit } from './test.ts';

// Many readers of Tamil, Telugu, Punjabi and Bengali use the translation of the browser.
test.beforeEach(({ page }) => stubPicturesWithDots(page));

/** React logs this error when the full hydration of a page replaces its translated HTML. */
const HYDRATION_ERROR = /React error #418/;

test('a translated page reveals the price after an enquiry', async ({ page, request }) => {
  const mobile = createMobileNumber();
  const rotavator = findRotavator(2);
  const visitor = createEnquiryVisitor(page, 'en');
  await visitor.open();
  await translatePage(page);
  await visitor.fillForm(rotavator, mobile);
  await visitor.choosePlace();
  await visitor.submit();
  await visitor.expectTitle('code.title');
  const [code = ''] = await readSentCodes(request, mobile);
  await visitor.typeCode(code);
  await visitor.expectTitle('done.title');
  await expect(visitor.dialog).toContainText(rotavator.price_min_inr.toLocaleString('en-IN'));
});

test('a translated popup requests a code for a registration', async ({ page, pageErrors }) => {
  pageErrors.allow(HYDRATION_ERROR);
  const visitor = createAccountVisitor(page, 'en');
  await visitor.open();
  await translatePage(page);
  await visitor.press('new_here');
  await visitor.expectTitle('register');
  await visitor.enterCode(createAccountMobile());
});

test('a translated list is filtered and shows all items again', async ({ page, pageErrors }) => {
  pageErrors.allow(HYDRATION_ERROR);
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

test('a translated page shares a card, subscribes to the newsletter and follows a link', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(HYDRATION_ERROR);
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

  await test.step('shares the card of the tractor', async () => {
    await page.getByRole('button', { name: 'Share as picture', exact: true }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toContain('http');
  });

  await test.step('rejects an invalid newsletter address and accepts a valid one', async () => {
    const form = page.getByRole('contentinfo').locator('form');
    await form.getByLabel('Email').fill('not an address');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel('Email').fill('translated@example.in');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByText('Thank you! Check your mail.')).toBeVisible();
  });

  await test.step('follows a link to another tractor', async () => {
    await page.locator('main h3 a[href*="/tractor/"]').last().click();
    await expect(page).not.toHaveURL(first);
    await expect(page).toHaveURL(/\/tractor\/[^/]+\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
