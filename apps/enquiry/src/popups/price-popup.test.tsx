import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiry, idempotency_key, mockApi, primary_id, refusal, success } from './testing/api.ts';
import {
  findDialog,
  getMobileField,
  NO_SUGGESTIONS,
  open,
  press,
  price,
  RESEND,
  SUBMIT,
  SUGGEST,
  send,
  VERIFY,
} from './testing/price-popup.tsx';

test('sends the product of the page, the stored values and the type_id of a phone', async () => {
  const api = mockApi({ [SUBMIT]: [enquiry('non_verified')] });
  await open();
  await send();
  await findDialog('Verify mobile number');
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

test('offers calls and news as separate consents that are not preselected', async () => {
  const api = mockApi({ [SUBMIT]: [enquiry('non_verified')] });
  await open();
  const calls = screen.getByRole('checkbox', { name: /^Dealers near me/ });
  const news = screen.getByRole('checkbox', { name: /^Send me news/ });
  expect([calls, news].map((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(screen.getByRole('link', { name: 'How we use your data' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await act(async () => fireEvent.click(calls));
  await send();
  await findDialog('Verify mobile number');
  expect(api.to(SUBMIT)[0]?.body).toMatchObject({ terms: 'on', consent_calls: 'on' });
  expect(api.to(SUBMIT)[0]?.body).not.toHaveProperty('consent_news');
});

test('shows an error on Enter with fewer than ten digits, and sends nothing', async () => {
  const api = mockApi({});
  await open();
  const user = userEvent.setup();
  await user.type(getMobileField(), '98a7-6');
  // Enter submits through a button outside the form; jsdom supports only buttons inside it.
  fireEvent.submit(getMobileField());
  expect(await screen.findByText('Mobile number must be exactly 10 digits long')).toBeVisible();
  expect(getMobileField()).toHaveValue('9876');
  expect(getMobileField()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(getMobileField()).toHaveFocus());
  expect(api.sent.filter(({ path }) => path === SUBMIT)).toEqual([]);
});

test('shows the price with its note after a valid code (non_verified)', async () => {
  mockApi({ [SUBMIT]: [enquiry('non_verified')], [VERIFY]: [success(price)], ...NO_SUGGESTIONS });
  await open();
  await send();
  const code = await findDialog('Verify mobile number');
  expect(within(code).getByText('+91 98765 43210')).toBeVisible();
  expect(within(code).getByText('OTP successfully sent to your mobile number')).toBeVisible();
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482 913' } });
  await press('Verify');
  const popup = await findDialog('Price');
  expect(within(popup).getByText('OTP Successfully Verified')).toBeVisible();
  expect(popup).toHaveTextContent('₹ 89,000 – 1,03,000');
  expect(popup).toHaveTextContent('varies by state');
});

test('shows the price and the 24-hour message after a valid code (already_submitted)', async () => {
  const repeatedEnquiry = success({ ...price, text: 'already_submitted' });
  mockApi({ [SUBMIT]: [enquiry('non_verified')], [VERIFY]: [repeatedEnquiry], ...NO_SUGGESTIONS });
  await open();
  await send();
  await findDialog('Verify mobile number');
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  const popup = await findDialog('Price');
  expect(popup).toHaveTextContent('Your Inquiry has been already submitted in 24 hours.');
  expect(popup).toHaveTextContent('₹ 89,000 – 1,03,000');
});

test('shows the price immediately for a verified number (exist_verified)', async () => {
  mockApi({ [SUBMIT]: [enquiry('exist_verified', price)], ...NO_SUGGESTIONS });
  await open();
  await send();
  const popup = await findDialog('Price');
  expect(popup).toHaveTextContent('₹ 89,000');
  expect(popup).toHaveTextContent('Your Inquiry has been successfully submitted.');
});

test('shows an unknown price as coming soon', async () => {
  mockApi({ [SUBMIT]: [enquiry('exist_verified', { price: null })], ...NO_SUGGESTIONS });
  await open();
  await send();
  expect(await findDialog('Price')).toHaveTextContent('Price Details Coming Soon');
});

test('requests a new code once at the code step (non_verified_exist)', async () => {
  const api = mockApi({
    [SUBMIT]: [enquiry('non_verified_exist', { otp: '' })],
    [RESEND]: [success({ otp: 'sent' })],
  });
  await open();
  await send();
  await findDialog('Verify mobile number');
  expect(api.to(RESEND)).toEqual([
    { path: RESEND, body: { mobile: '9876543210', primary_id, language: 'en', idempotency_key } },
  ]);
});

test('allows a resend only after 20 seconds', async () => {
  const api = mockApi({
    [SUBMIT]: [enquiry('non_verified')],
    [RESEND]: [success({ otp: 'sent' })],
  });
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

test('sends a code to a corrected number only when it is valid and saved', async () => {
  const api = mockApi({
    [SUBMIT]: [enquiry('non_verified')],
    [RESEND]: [success({ otp: 'sent' })],
  });
  await open();
  await send();
  await findDialog('Verify mobile number');
  await press('Edit');
  expect(screen.queryByText('OTP successfully sent to your mobile number')).toBeNull();
  fireEvent.change(getMobileField(), { target: { value: '91234' } });
  await press('Cancel');
  expect(screen.getByText('+91 98765 43210')).toBeVisible();
  await press('Edit');
  fireEvent.change(getMobileField(), { target: { value: '91234' } });
  await press('Save');
  expect(screen.getByText('Mobile number must be exactly 10 digits long')).toBeVisible();
  fireEvent.change(getMobileField(), { target: { value: '+91 91234 56789' } });
  await press('Save');
  expect(api.to(RESEND).map(({ body }) => body.mobile)).toEqual(['9123456789']);
  expect(screen.getByText('+91 91234 56789')).toBeVisible();
});

test('shows a masked price after Skip, and requests similar implements', async () => {
  const api = mockApi({ [SUBMIT]: [enquiry('non_verified')], ...NO_SUGGESTIONS });
  await open();
  await send();
  await findDialog('Verify mobile number');
  await press('Skip');
  expect(await findDialog('Price')).toHaveTextContent('₹ X,XX,XXX');
  expect(screen.getByRole('dialog')).toHaveTextContent('Fieldking RP 125');
  expect(api.to(SUGGEST)[0]?.body).toEqual({
    product_id: 7,
    brand_name: 'fieldking',
    implement_type: 'rotavator',
    language: 'en',
  });
});

test('returns from a skipped code step to the code and the price', async () => {
  mockApi({ [SUBMIT]: [enquiry('non_verified')], [VERIFY]: [success(price)], ...NO_SUGGESTIONS });
  await open();
  await send();
  await findDialog('Verify mobile number');
  await press('Skip');
  await findDialog('Price');
  await press('Enter the code to see the price');
  const code = await findDialog('Verify mobile number');
  expect(within(code).queryByRole('alert')).toBeNull();
  expect(within(code).getByRole('button', { name: 'Resend' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  expect(await findDialog('Price')).toHaveTextContent('₹ 89,000 – 1,03,000');
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

test('requires a new code for an interest in a suggestion in a browser without cookies', async () => {
  const newEnquiryId = 'bbbbbbbbbbbbbbbbbbbbbb';
  const api = mockApi({
    [SUBMIT]: [
      enquiry('exist_verified', price),
      enquiry('non_verified', { primary_id: newEnquiryId, otp: 'sent' }),
    ],
    [SUGGEST]: [success([suggestion]), success([])],
    [VERIFY]: [success({ price: { min_inr: 70_000, max_inr: 70_000 } })],
  });
  await open();
  await send();
  await findDialog('Price');
  await screen.findByText('Khedut K 5');
  await press("I'm Interested");
  const code = await findDialog('Verify mobile number');
  expect(code).toHaveTextContent('OTP successfully sent to your mobile number');
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  expect(api.to(VERIFY)[0]?.body).toMatchObject({ primary_id: newEnquiryId, otp: '482913' });
  const resultDialog = await findDialog('Price');
  expect(resultDialog).toHaveTextContent('Khedut K 5');
  expect(resultDialog).toHaveTextContent('₹ 70,000');
  expect(api.to(SUGGEST)[1]?.body).toMatchObject({ product_id: 8, brand_name: 'khedut' });
});

test('sends an interest in a suggestion once, and confirms it on the card', async () => {
  const api = mockApi({
    [SUBMIT]: [enquiry('exist_verified', price), enquiry('suggestion_saved')],
    [SUGGEST]: [success([suggestion])],
  });
  await open();
  await send();
  await findDialog('Price');
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
  ['network-error' as const, 'An error occurred during submission.'],
])('shows the message for the submit response %j', async (reply, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi({ [SUBMIT]: [reply] });
  await open();
  await send();
  expect(await screen.findByText(sentence)).toBeVisible();
});
