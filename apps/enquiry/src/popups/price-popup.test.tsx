import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { done, enquiry, fakeApi, idempotency_key, primary_id, refusal } from './testing/api.ts';
import {
  dialog,
  mobile,
  none,
  open,
  press,
  price,
  RESEND,
  SUBMIT,
  SUGGEST,
  send,
  VERIFY,
} from './testing/price-popup.tsx';

test('opens with values of the page and this visit, and sends the type_id of a phone', async () => {
  const api = fakeApi({ [SUBMIT]: [enquiry('non_verified')] });
  await open();
  await send();
  await dialog('Verify mobile number');
  expect(api.to(SUBMIT)).toEqual([
    {
      path: SUBMIT,
      body: {
        name: 'Gita',
        mobile: '9876543210',
        type: 'rotavator',
        brand: 'fieldking',
        model: 'RP 125',
        state: 'gujarat',
        district: 'anand',
        tehsil: 'borsad',
        terms: 'on',
        language: 'en',
        page_source: 'Whatsapp Popup',
        type_id: 97,
        product_id: 7,
        idempotency_key,
      },
    },
  ]);
});

test('offers calls and news as separate, unticked consents, beside the retention note', async () => {
  const api = fakeApi({ [SUBMIT]: [enquiry('non_verified')] });
  await open();
  const calls = screen.getByRole('checkbox', { name: /^Dealers near me/ });
  const news = screen.getByRole('checkbox', { name: /^Send me news/ });
  expect([calls, news].map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  expect(screen.getByRole('link', { name: 'How we use your data' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await act(async () => fireEvent.click(calls));
  await send();
  await dialog('Verify mobile number');
  expect(api.to(SUBMIT)[0]?.body).toMatchObject({ terms: 'on', consent_calls: 'on' });
  expect(api.to(SUBMIT)[0]?.body).not.toHaveProperty('consent_news');
});

test('shows an error on Enter with fewer than ten digits, and sends nothing', async () => {
  const api = fakeApi({});
  await open();
  const user = userEvent.setup();
  await user.type(mobile(), '98a7-6');
  // Enter submits through a button outside the form; jsdom supports only buttons inside it.
  fireEvent.submit(mobile());
  expect(await screen.findByText('Mobile number must be exactly 10 digits long')).toBeVisible();
  expect(mobile()).toHaveValue('9876');
  expect(mobile()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(mobile()).toHaveFocus());
  expect(api.sent.filter(({ path }) => path === SUBMIT)).toEqual([]);
});

test('shows the price with its note after a valid code (non_verified)', async () => {
  fakeApi({ [SUBMIT]: [enquiry('non_verified')], [VERIFY]: [done(price)], ...none });
  await open();
  await send();
  const code = await dialog('Verify mobile number');
  expect(within(code).getByText('+91 98765 43210')).toBeVisible();
  expect(within(code).getByText('OTP successfully sent to your mobile number')).toBeVisible();
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482 913' } });
  await press('Verify');
  const popup = await dialog('Price');
  expect(within(popup).getByText('OTP Successfully Verified')).toBeVisible();
  expect(popup).toHaveTextContent('₹ 89,000 – 1,03,000');
  expect(popup).toHaveTextContent('varies by state');
});

test('shows the price and the 24-hour message after a valid code (already_submitted)', async () => {
  const repeated = done({ ...price, text: 'already_submitted' });
  fakeApi({ [SUBMIT]: [enquiry('non_verified')], [VERIFY]: [repeated], ...none });
  await open();
  await send();
  await dialog('Verify mobile number');
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  const popup = await dialog('Price');
  expect(popup).toHaveTextContent('Your Inquiry has been already submitted in 24 hours.');
  expect(popup).toHaveTextContent('₹ 89,000 – 1,03,000');
});

test('shows the price at once without a code (exist_verified)', async () => {
  fakeApi({ [SUBMIT]: [enquiry('exist_verified', price)], ...none });
  await open();
  await send();
  const popup = await dialog('Price');
  expect(popup).toHaveTextContent('₹ 89,000');
  expect(popup).toHaveTextContent('Your Inquiry has been successfully submitted.');
});

test('shows an unknown price as coming soon', async () => {
  fakeApi({ [SUBMIT]: [enquiry('exist_verified', { price: null })], ...none });
  await open();
  await send();
  expect(await dialog('Price')).toHaveTextContent('Price Details Coming Soon');
});

test('requests a new code once at the code step (non_verified_exist)', async () => {
  const api = fakeApi({
    [SUBMIT]: [enquiry('non_verified_exist', { otp: '' })],
    [RESEND]: [done({ otp: 'sent' })],
  });
  await open();
  await send();
  await dialog('Verify mobile number');
  expect(api.to(RESEND)).toEqual([
    { path: RESEND, body: { mobile: '9876543210', primary_id, language: 'en', idempotency_key } },
  ]);
});

test('allows a resend only after 20 seconds', async () => {
  const api = fakeApi({ [SUBMIT]: [enquiry('non_verified')], [RESEND]: [done({ otp: 'sent' })] });
  await open();
  jest.useFakeTimers();
  await send();
  await act(async () => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Resend in 20 seconds')).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(19_000));
  expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(1_250));
  await press('Resend');
  expect(api.to(RESEND)).toHaveLength(1);
  expect(screen.getByText('Resend in 20 seconds')).toBeVisible();
});

test('corrects the number: Cancel keeps it, Save sends the code to the new one', async () => {
  const api = fakeApi({ [SUBMIT]: [enquiry('non_verified')], [RESEND]: [done({ otp: 'sent' })] });
  await open();
  await send();
  await dialog('Verify mobile number');
  await press('Edit');
  expect(screen.queryByText('OTP successfully sent to your mobile number')).toBeNull();
  fireEvent.change(mobile(), { target: { value: '91234' } });
  await press('Cancel');
  expect(screen.getByText('+91 98765 43210')).toBeVisible();
  await press('Edit');
  fireEvent.change(mobile(), { target: { value: '91234' } });
  await press('Save');
  expect(screen.getByText('Mobile number must be exactly 10 digits long')).toBeVisible();
  fireEvent.change(mobile(), { target: { value: '+91 91234 56789' } });
  await press('Save');
  expect(api.to(RESEND).map(({ body }) => body.mobile)).toEqual(['9123456789']);
  expect(screen.getByText('+91 91234 56789')).toBeVisible();
});

test('shows a masked price after Skip, and requests similar implements', async () => {
  const api = fakeApi({ [SUBMIT]: [enquiry('non_verified')], ...none });
  await open();
  await send();
  await dialog('Verify mobile number');
  await press('Skip');
  expect(await dialog('Price')).toHaveTextContent('₹ X,XX,XXX');
  expect(screen.getByRole('dialog')).toHaveTextContent('Fieldking RP 125');
  expect(api.to(SUGGEST)[0]?.body).toEqual({
    product_id: 7,
    brand_name: 'fieldking',
    implement_type: 'rotavator',
    language: 'en',
  });
});

test('returns from a skipped code step to the code and the price', async () => {
  fakeApi({ [SUBMIT]: [enquiry('non_verified')], [VERIFY]: [done(price)], ...none });
  await open();
  await send();
  await dialog('Verify mobile number');
  await press('Skip');
  await dialog('Price');
  await press('Enter the code to see the price');
  const code = await dialog('Verify mobile number');
  expect(within(code).queryByRole('alert')).toBeNull();
  expect(within(code).getByRole('button', { name: 'Resend' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  expect(await dialog('Price')).toHaveTextContent('₹ 89,000 – 1,03,000');
});

const suggestion = {
  id: 8,
  brand: 'Khedut',
  brand_slug: 'khedut',
  type_slug: 'rotavator',
  model: 'K 5',
  image: '',
  picture: {
    kind: 'implement',
    id: 'rotavator--k-5',
    view: 'side',
    alt: { text: '', language: 'en' },
  },
  price: null,
  price_state: 'hidden',
};

test("requires a new code for I'm Interested in a browser without cookies", async () => {
  const own = 'bbbbbbbbbbbbbbbbbbbbbb';
  const api = fakeApi({
    [SUBMIT]: [
      enquiry('exist_verified', price),
      enquiry('non_verified', { primary_id: own, otp: 'sent' }),
    ],
    [SUGGEST]: [done([suggestion]), done([])],
    [VERIFY]: [done({ price: { min_inr: 70_000, max_inr: 70_000 } })],
  });
  await open();
  await send();
  await dialog('Price');
  await screen.findByText('Khedut K 5');
  await press("I'm Interested");
  const code = await dialog('Verify mobile number');
  expect(code).toHaveTextContent('OTP successfully sent to your mobile number');
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  expect(api.to(VERIFY)[0]?.body).toMatchObject({ primary_id: own, otp: '482913' });
  const last = await dialog('Price');
  expect(last).toHaveTextContent('Khedut K 5');
  expect(last).toHaveTextContent('₹ 70,000');
  expect(api.to(SUGGEST)[1]?.body).toMatchObject({ product_id: 8, brand_name: 'khedut' });
});

test("sends each I'm Interested once, and confirms it on its card", async () => {
  const api = fakeApi({
    [SUBMIT]: [enquiry('exist_verified', price), enquiry('suggestion_saved')],
    [SUGGEST]: [done([suggestion])],
  });
  await open();
  await send();
  await dialog('Price');
  await screen.findByText('Khedut K 5');
  await press("I'm Interested");
  expect(await screen.findByText('Enquiry sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: "I'm Interested" })).not.toBeInTheDocument();
  expect(api.to(SUBMIT)[1]?.body).toMatchObject({
    type_id: 99,
    primary_id,
    verified_flag: 'Verified',
    brand: 'khedut',
    model: 'K 5',
    mobile: '9876543210',
  });
});

test.each([
  [refusal(429, 'already_submitted'), 'Your Inquiry has been already submitted in 24 hours.'],
  [refusal(400, 'unknown reason', 'Words of the server'), 'Words of the server'],
  [{ status: 400, body: { success: false } }, 'Submission failed'],
  [refusal(500, ''), 'Submission failed'],
  [refusal(200, '', 'We do not call on Sundays.'), 'We do not call on Sundays.'],
  [{ body: { success: false } }, 'Submission failed'],
  ['unreached' as const, 'An error occurred during submission.'],
])('shows a message after a submit with the response %j', async (reply, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ [SUBMIT]: [reply] });
  await open();
  await send();
  expect(await screen.findByText(sentence)).toBeVisible();
});
