import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createEnquiryReply,
  createRefusal,
  createSuccess,
  idempotency_key,
  mockApi,
  primary_id,
} from './testing/api.ts';
import {
  findDialog,
  getMobileField,
  NO_SUGGESTIONS,
  openPopup,
  press,
  price,
  RESEND_PATH,
  SUBMIT_PATH,
  SUGGEST_PATH,
  sendForm,
  VERIFY_PATH,
} from './testing/price-popup.tsx';

test('sends the prefilled product and the stored values with the type_id of phones', async () => {
  const api = mockApi({ [SUBMIT_PATH]: [createEnquiryReply('non_verified')] });
  await openPopup();
  await sendForm();
  await findDialog('Verify mobile number');
  expect(api.listRequests(SUBMIT_PATH)).toEqual([
    {
      path: SUBMIT_PATH,
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
  const api = mockApi({ [SUBMIT_PATH]: [createEnquiryReply('non_verified')] });
  await openPopup();
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
  await sendForm();
  await findDialog('Verify mobile number');
  expect(api.listRequests(SUBMIT_PATH)[0]?.body).toMatchObject({
    terms: 'on',
    consent_calls: 'on',
  });
  expect(api.listRequests(SUBMIT_PATH)[0]?.body).not.toHaveProperty('consent_news');
});

test('shows an error on Enter with fewer than ten digits, and sends nothing', async () => {
  const api = mockApi({});
  await openPopup();
  const user = userEvent.setup();
  await user.type(getMobileField(), '98a7-6');
  // Enter submits through a button outside the form; jsdom supports only buttons inside it.
  fireEvent.submit(getMobileField());
  expect(await screen.findByText('Mobile number must be exactly 10 digits long')).toBeVisible();
  expect(getMobileField()).toHaveValue('9876');
  expect(getMobileField()).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(getMobileField()).toHaveFocus());
  expect(api.sent.filter(({ path }) => path === SUBMIT_PATH)).toEqual([]);
});

test('shows the price with its note after a valid code (non_verified)', async () => {
  mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified')],
    [VERIFY_PATH]: [createSuccess(price)],
    ...NO_SUGGESTIONS,
  });
  await openPopup();
  await sendForm();
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
  const repeatedEnquiry = createSuccess({ ...price, text: 'already_submitted' });
  mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified')],
    [VERIFY_PATH]: [repeatedEnquiry],
    ...NO_SUGGESTIONS,
  });
  await openPopup();
  await sendForm();
  await findDialog('Verify mobile number');
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '482913' } });
  await press('Verify');
  const popup = await findDialog('Price');
  expect(popup).toHaveTextContent('Your Inquiry has been already submitted in 24 hours.');
  expect(popup).toHaveTextContent('₹ 89,000 – 1,03,000');
});

test('shows the price immediately for a verified number (exist_verified)', async () => {
  mockApi({ [SUBMIT_PATH]: [createEnquiryReply('exist_verified', price)], ...NO_SUGGESTIONS });
  await openPopup();
  await sendForm();
  const popup = await findDialog('Price');
  expect(popup).toHaveTextContent('₹ 89,000');
  expect(popup).toHaveTextContent('Your Inquiry has been successfully submitted.');
});

test('shows an unknown price as coming soon', async () => {
  mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('exist_verified', { price: null })],
    ...NO_SUGGESTIONS,
  });
  await openPopup();
  await sendForm();
  expect(await findDialog('Price')).toHaveTextContent('Price Details Coming Soon');
});

test('requests one new code for an existing enquiry without a verified number (non_verified_exist)', async () => {
  const api = mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified_exist', { otp: '' })],
    [RESEND_PATH]: [createSuccess({ otp: 'sent' })],
  });
  await openPopup();
  await sendForm();
  await findDialog('Verify mobile number');
  expect(api.listRequests(RESEND_PATH)).toEqual([
    {
      path: RESEND_PATH,
      body: { mobile: '9876543210', primary_id, language: 'en', idempotency_key },
    },
  ]);
});

test('allows a resend only after 20 seconds', async () => {
  const api = mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified')],
    [RESEND_PATH]: [createSuccess({ otp: 'sent' })],
  });
  await openPopup();
  jest.useFakeTimers();
  await sendForm();
  await act(async () => jest.advanceTimersByTimeAsync(10));
  expect(screen.getByText('Resend in 20 seconds')).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(19_000));
  expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTimeAsync(1_250));
  await press('Resend');
  expect(api.listRequests(RESEND_PATH)).toHaveLength(1);
  expect(screen.getByText('Resend in 20 seconds')).toBeVisible();
});

test('sends a code to a corrected number only when it is valid and saved', async () => {
  const api = mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified')],
    [RESEND_PATH]: [createSuccess({ otp: 'sent' })],
  });
  await openPopup();
  await sendForm();
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
  expect(api.listRequests(RESEND_PATH).map(({ body }) => body.mobile)).toEqual(['9123456789']);
  expect(screen.getByText('+91 91234 56789')).toBeVisible();
});

test('shows a masked price after Skip, and requests similar implements', async () => {
  const api = mockApi({ [SUBMIT_PATH]: [createEnquiryReply('non_verified')], ...NO_SUGGESTIONS });
  await openPopup();
  await sendForm();
  await findDialog('Verify mobile number');
  await press('Skip');
  expect(await findDialog('Price')).toHaveTextContent('₹ X,XX,XXX');
  expect(screen.getByRole('dialog')).toHaveTextContent('Fieldking RP 125');
  expect(api.listRequests(SUGGEST_PATH)[0]?.body).toEqual({
    product_id: 7,
    brand_name: 'fieldking',
    implement_type: 'rotavator',
    language: 'en',
  });
});

test('shows the price if the visitor enters the code after skipping it', async () => {
  mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified')],
    [VERIFY_PATH]: [createSuccess(price)],
    ...NO_SUGGESTIONS,
  });
  await openPopup();
  await sendForm();
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

test.each([
  [createRefusal(429, 'already_submitted'), 'Your Inquiry has been already submitted in 24 hours.'],
  [createRefusal(400, 'unknown reason', 'Words of the server'), 'Words of the server'],
  [{ status: 400, body: { success: false } }, 'Submission failed'],
  [createRefusal(500, ''), 'Submission failed'],
  [createRefusal(200, '', 'We do not call on Sundays.'), 'We do not call on Sundays.'],
  [{ body: { success: false } }, 'Submission failed'],
  ['network-error' as const, 'An error occurred during submission.'],
])('shows the message for the submit response %j', async (reply, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi({ [SUBMIT_PATH]: [reply] });
  await openPopup();
  await sendForm();
  expect(await screen.findByText(sentence)).toBeVisible();
});
