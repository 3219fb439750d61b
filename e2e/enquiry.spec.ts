import {
  createEnquiryVisitor,
  createFormVisitor,
  findRotavator,
  stubPicturesWithDots,
} from './support/enquiry-visitor.ts';
import { createMobileNumber, createWrongCode, readSentCodes } from './support/one-time-codes.ts';
import { expectAccessibleDialog } from './support/open-dialog.ts';
import { expect, test } from './test.ts';

const [first, second] = [findRotavator(0), findRotavator(1)];

const SUBMIT_URL = '**/api/whatsapp_popup_enquiry';

/** Digits as in the formatted price `1,13,000`. */
const formatAmount = (amount: number) => amount.toLocaleString('en-IN');

const formatMobile = (mobile: string) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;

test('reveals the price to a new number after its code, and to a verified number at once', async ({
  page,
  request,
  pageErrors,
}) => {
  // The API responds to a wrong code with 400.
  pageErrors.allow(/status of 400/);
  await stubPicturesWithDots(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const mobile = createMobileNumber();
  const visitor = createEnquiryVisitor(page, 'hi');

  await test.step('rejects an empty form and focuses its first field', async () => {
    await visitor.open();
    await visitor.submit();
    await visitor.expectMessage('name_required');
    await expect(visitor.getField('name')).toBeFocused();
    await expectAccessibleDialog(page);
  });

  await test.step('hides the price after a wrong code and reveals it after the sent code', async () => {
    await visitor.fillForm(first, mobile);
    await visitor.choosePlace();
    await visitor.submit();
    await visitor.expectTitle('code.title');
    await visitor.expectMessage('otp_sent');
    const [code = ''] = await readSentCodes(request, mobile);
    await visitor.typeCode(createWrongCode(code));
    await visitor.expectMessage('otp_incorrect');
    await expect(visitor.dialog).not.toContainText('₹');
    await expectAccessibleDialog(page);
    await visitor.typeCode(code);
    await visitor.expectTitle('done.title');
    await visitor.expectMessage('otp_verified');
    await expect(visitor.dialog).toContainText(formatAmount(first.price_min_inr));
  });

  await test.step('sends an enquiry for a similar implement without a form', async () => {
    const cards = visitor.dialog.getByRole('article');
    await expect(cards).toHaveCount(3);
    await expectAccessibleDialog(page);
    await createFormVisitor(cards.first(), 'hi').press('action.interested');
    await expect(cards.first()).toContainText(visitor.t('done.sent'));
    await page.keyboard.press('Escape');
    await expect(visitor.dialog).toBeHidden();
  });

  await test.step('reveals the price of another implement without a second code', async () => {
    await visitor.open();
    // The visit stores name, number and place, but not the product of a sent form.
    await expect(visitor.getField('mobile')).toHaveValue(mobile);
    await visitor.choose('type', second.type);
    await visitor.choose('brand', second.brand);
    await visitor.choose('model', second.model);
    await visitor.submit();
    await visitor.expectTitle('done.title');
    await visitor.expectMessage('submitted');
    await expect(visitor.dialog).toContainText(formatAmount(second.price_min_inr));
    expect(await readSentCodes(request, mobile)).toHaveLength(1);
  });
});

test('a reopened popup still shows the code step and accepts the code of a corrected number', async ({
  page,
  context,
  request,
}) => {
  await stubPicturesWithDots(page);
  await page.setViewportSize({ width: 1350, height: 800 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.556, longitude: 72.951 });
  await page.clock.install();
  const [wrongMobile, correctMobile] = [createMobileNumber(), createMobileNumber()];
  const visitor = createEnquiryVisitor(page, 'en');

  await test.step('fills in state and district from the position', async () => {
    await visitor.open();
    await visitor.fillForm(first, wrongMobile);
    await visitor.press('location.use');
    await expect(visitor.getField('district')).toContainText('Anand');
    await expect(visitor.getField('state')).toContainText('Gujarat');
    await visitor.choose('tehsil', null);
    await visitor.submit();
    await visitor.expectTitle('code.title');
  });

  await test.step('reopens at the code step without sending a second code', async () => {
    // Escape closes the popup like Back on a phone, when the visitor leaves to read the SMS. `open` loads a new document,
    // because the phone may have discarded the tab.
    await page.keyboard.press('Escape');
    await visitor.open('code.title');
    expect(await readSentCodes(request, wrongMobile)).toHaveLength(1);
  });

  await test.step('offers to send the code again after 21 seconds', async () => {
    await expect(visitor.getButton('action.resend')).toBeHidden();
    await page.clock.runFor(21_000);
    await visitor.press('action.resend');
    await expect.poll(() => readSentCodes(request, wrongMobile)).toHaveLength(2);
  });

  await test.step('reveals the price after the code of the corrected number', async () => {
    await visitor.press('action.edit');
    await visitor.press('action.cancel');
    await expect(visitor.dialog).toContainText(formatMobile(wrongMobile));
    await visitor.press('action.edit');
    await visitor.getField('mobile').fill(correctMobile);
    await visitor.press('action.save');
    await expect(visitor.dialog).toContainText(formatMobile(correctMobile));
    const [code = ''] = await readSentCodes(request, correctMobile);
    await visitor.typeCode(code);
    await visitor.expectTitle('done.title');
    await expect(visitor.dialog).toContainText(formatAmount(first.price_min_inr));
  });
});

test('a retry after a lost response sends no second code, and Skip hides prices', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/net::ERR_FAILED/, /A call failed/);
  await stubPicturesWithDots(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const sliderFiles: string[] = [];
  page.on('request', (sentRequest) => {
    const url = sentRequest.url();
    if (/\/r\/enquiry\/.*swiper/.test(url)) sliderFiles.push(url);
  });
  const mobile = createMobileNumber();
  const visitor = createEnquiryVisitor(page, 'en');
  await visitor.open();
  await visitor.fillForm(first, mobile);
  await visitor.choosePlace();

  await test.step('keeps the form after a lost response', async () => {
    // The request reaches the server, but its response is lost.
    await page.route(SUBMIT_URL, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await visitor.submit();
    await visitor.expectMessage('submission_network');
    await expect(visitor.getField('mobile')).toHaveValue(mobile);
    await page.unroute(SUBMIT_URL);
  });

  await test.step('sends no second code on a retry', async () => {
    const response = page.waitForResponse(SUBMIT_URL);
    await visitor.press('action.send_again');
    const { data } = await (await response).json();
    // The idempotency key returns the first response without sending the code again.
    expect(data.text).toBe('non_verified');
    await visitor.expectTitle('code.title');
    expect(await readSentCodes(request, mobile)).toHaveLength(1);
  });

  await test.step('loads the slider and masks its prices after Skip', async () => {
    expect(sliderFiles).toEqual([]);
    await visitor.press('action.skip');
    await visitor.expectTitle('done.title');
    await expect(visitor.dialog.getByRole('article')).toHaveCount(3);
    await expect(visitor.dialog).toContainText('X,XX,XXX');
    await expect(visitor.dialog).not.toContainText(/₹\s\d/);
    await expect.poll(() => sliderFiles.length).toBeGreaterThan(0);
  });
});
