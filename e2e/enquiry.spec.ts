import { formVisitor, machine, visitor, withDots } from './support/enquiry-visitor.ts';
import { codesFor, newNumber, wrongOf } from './support/one-time-codes.ts';
import { accessible } from './support/open-dialog.ts';
import { expect, test } from './test.ts';

const [first, second] = [machine(0), machine(1)];

const SUBMIT = '**/api/whatsapp_popup_enquiry';

/** Digits as in the formatted price: 1,13,000. */
const grouped = (amount: number) => amount.toLocaleString('en-IN');

test('a new number needs a code before the price; a verified number sees it at once', async ({
  page,
  request,
  pageErrors,
}) => {
  // The API responds to a wrong code with 400.
  pageErrors.expect(/status of 400/);
  await withDots(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const mobile = newNumber();
  const me = visitor(page, 'hi');
  await me.open();
  // Every field shows its error; accessibility is checked with all errors visible.
  await me.submit();
  await me.says('name_required');
  await expect(me.field('name')).toBeFocused();
  await accessible(page);
  await me.fill(first, mobile);
  await me.choosePlace();
  await me.submit();
  await me.at('code.title');
  await me.says('otp_sent');
  const [code = ''] = await codesFor(request, mobile);
  await me.typeCode(wrongOf(code));
  await me.says('otp_incorrect');
  await expect(me.dialog).not.toContainText('₹');
  await accessible(page);
  await me.typeCode(code);
  await me.at('done.title');
  await me.says('otp_verified');
  await expect(me.dialog).toContainText(grouped(first.price_min_inr));
  const cards = me.dialog.getByRole('article');
  await expect(cards).toHaveCount(3);
  await accessible(page);
  await formVisitor(cards.first(), 'hi').press('action.interested');
  await expect(cards.first()).toContainText(me.t('done.sent'));
  await page.keyboard.press('Escape');
  await expect(me.dialog).toBeHidden();

  await me.open();
  // Name, number and place are stored for the visit; the product of a sent form is not.
  await expect(me.field('mobile')).toHaveValue(mobile);
  await me.choose('type', second.type);
  await me.choose('brand', second.brand);
  await me.choose('model', second.model);
  await me.submit();
  await me.at('done.title');
  await me.says('submitted');
  await expect(me.dialog).toContainText(grouped(second.price_min_inr));
  expect(await codesFor(request, mobile)).toHaveLength(1);
});

test('accepts a code in a reopened popup, after a resend and for a corrected number', async ({
  page,
  context,
  request,
}) => {
  await withDots(page);
  await page.setViewportSize({ width: 1350, height: 800 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 22.556, longitude: 72.951 });
  await page.clock.install();
  const [wrong, right] = [newNumber(), newNumber()];
  const me = visitor(page, 'en');
  await me.open();
  await me.fill(first, wrong);
  // The place is located instead of chosen.
  await me.press('location.use');
  await expect(me.field('district')).toContainText('Anand');
  await expect(me.field('state')).toContainText('Gujarat');
  await me.choose('tehsil', null);
  await me.submit();
  await me.at('code.title');

  // On a phone, Back closes the popup before the SMS is read; a document is a dropped tab.
  await page.keyboard.press('Escape');
  await me.open('code.title');
  expect(await codesFor(request, wrong)).toHaveLength(1);

  await expect(me.button('action.resend')).toBeHidden();
  await page.clock.runFor(21_000);
  await me.press('action.resend');
  await expect.poll(() => codesFor(request, wrong)).toHaveLength(2);

  await me.press('action.edit');
  await me.press('action.cancel');
  await expect(me.dialog).toContainText(`${wrong.slice(0, 5)} ${wrong.slice(5)}`);
  await me.press('action.edit');
  await me.field('mobile').fill(right);
  await me.press('action.save');
  await expect(me.dialog).toContainText(`${right.slice(0, 5)} ${right.slice(5)}`);
  const [code = ''] = await codesFor(request, right);
  await me.typeCode(code);
  await me.at('done.title');
  await expect(me.dialog).toContainText(grouped(first.price_min_inr));
});

test('a retry after a lost response sends no second code; Skip shows similar tractors without prices', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/, /A call failed/);
  await withDots(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const sliders: string[] = [];
  page.on('request', (one) => {
    if (/\/r\/enquiry\/.*swiper/.test(one.url())) sliders.push(one.url());
  });
  const mobile = newNumber();
  const me = visitor(page, 'en');
  await me.open();
  await me.fill(first, mobile);
  await me.choosePlace();
  // The request reaches the server, and its response is lost.
  await page.route(SUBMIT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await me.submit();
  await me.says('submission_network');
  await expect(me.field('mobile')).toHaveValue(mobile);
  await page.unroute(SUBMIT);
  const answer = page.waitForResponse(SUBMIT);
  await me.press('action.send_again');
  const { data } = await (await answer).json();
  // The idempotency key returns the first response, and the code is not sent again.
  expect(data.text).toBe('non_verified');
  await me.at('code.title');
  expect(await codesFor(request, mobile)).toHaveLength(1);

  expect(sliders).toEqual([]);
  await me.press('action.skip');
  await me.at('done.title');
  await expect(me.dialog.getByRole('article')).toHaveCount(3);
  await expect(me.dialog).toContainText('X,XX,XXX');
  await expect(me.dialog).not.toContainText(/₹\s\d/);
  await expect.poll(() => sliders.length).toBeGreaterThan(0);
});
