import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createEnquiryReply, createRefusal, createSuccess, mockApi } from './testing/api.ts';
import {
  findDialog,
  getMobileField,
  openPopup,
  press,
  price,
  RESEND_PATH,
  SUBMIT_PATH,
  SUGGEST_PATH,
  sendForm,
  suggestion,
  VERIFY_PATH,
} from './testing/price-popup.tsx';

test('keeps typed values after a network failure, and sends them again on the next click', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = mockApi({ [SUBMIT_PATH]: ['network-error', createEnquiryReply('non_verified')] });
  await openPopup();
  await sendForm();
  await screen.findByText('An error occurred during submission.');
  expect(getMobileField()).toHaveValue('9876543210');
  await press('Send again');
  await findDialog('Verify mobile number');
  expect(api.listRequests(SUBMIT_PATH)).toHaveLength(2);
  expect(api.listRequests(SUBMIT_PATH)[1]?.body).toEqual(api.listRequests(SUBMIT_PATH)[0]?.body);
});

test('shows a server error beside its field', async () => {
  const validationErrors = { mobile: 'mobile_invalid' };
  const body = { success: false, message: 'x', reason: 'mobile_invalid', faults: validationErrors };
  mockApi({ [SUBMIT_PATH]: [{ status: 400, body }] });
  await openPopup();
  await sendForm();
  expect(await screen.findByText('Enter a valid 10-digit mobile number')).toBeVisible();
  expect(getMobileField()).toHaveAttribute('aria-invalid', 'true');
});

test('shows a message for an unknown product', async () => {
  const validationErrors = { product_id: 'product_unknown' };
  const body = {
    success: false,
    message: 'x',
    reason: 'product_unknown',
    faults: validationErrors,
  };
  mockApi({ [SUBMIT_PATH]: [{ status: 400, body }] });
  await openPopup();
  await sendForm();
  expect(
    await screen.findByText('We do not have this in our list. Please choose again.'),
  ).toBeVisible();
});

test.each([
  [createRefusal(400, 'otp_incorrect'), 'Invalid OTP. Please try again.'],
  [createRefusal(400, 'otp_expired'), 'This OTP is no longer valid. Please request a new OTP.'],
  [
    createRefusal(400, 'otp_not_requested'),
    'OTP has not been generated or OTP request ID is missing. Please request a new OTP.',
  ],
  [createRefusal(500, ''), 'Failed to verify OTP. Please try again.'],
  [{ body: { success: false } }, 'Invalid OTP. Please try again.'],
  ['network-error' as const, 'Failed to verify OTP. Please try again.'],
])('shows the message for the verification response %j', async (reply, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi({ [SUBMIT_PATH]: [createEnquiryReply('non_verified')], [VERIFY_PATH]: [reply] });
  await openPopup();
  await sendForm();
  await findDialog('Verify mobile number');
  await press('Verify');
  expect(screen.getByText('Please enter the OTP')).toBeVisible();
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '111111' } });
  await press('Verify');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test.each([
  [createRefusal(503, 'otp_resend_failed'), 'Failed to resend OTP. Please try again.'],
  [{ body: { success: false } }, 'Failed to resend OTP. Please try again.'],
  ['network-error' as const, 'Failed to resend OTP. Please try again.'],
  [
    createRefusal(400, 'otp_request_missing'),
    'Mobile number or OTP request ID is missing. Please request a new OTP.',
  ],
  [
    createRefusal(429, 'otp_too_many_sends'),
    'We already sent several OTPs to this number. Please wait a while.',
  ],
])('shows the message for the resend response %j', async (reply, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified', { otp: '' })],
    [RESEND_PATH]: [reply],
  });
  await openPopup();
  await sendForm();
  await findDialog('Verify mobile number');
  expect(screen.getByText('OTP not received. Please request a new OTP.')).toBeVisible();
  await press('Resend');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('shows the waiting time after a rate limit of the form or the code', async () => {
  const createRateLimit = (reason: string, seconds: string) => ({
    ...createRefusal(429, reason),
    headers: { 'retry-after': seconds },
  });
  mockApi({
    [SUBMIT_PATH]: [
      createRateLimit('too_many_requests', '600'),
      createEnquiryReply('non_verified'),
    ],
    [VERIFY_PATH]: [createRateLimit('otp_too_many_attempts', '30')],
  });
  await openPopup();
  await sendForm();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in 10 minutes\.$/);
  await press('Send again');
  await findDialog('Verify mobile number');
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '111111' } });
  await press('Verify');
  expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(/Try again in 1 minute\.$/);
});

test.each([
  [{ body: { success: false } }, 'Failed to fetch suggested tractors. Please try again.'],
  [createRefusal(200, '', 'None today.'), 'None today.'],
  [createRefusal(500, ''), 'Failed to fetch suggested tractors. Please try again.'],
  [
    'network-error' as const,
    'An error occurred while fetching suggested tractors. Please try again later.',
  ],
])('shows a message with a retry for the suggestions response %j', async (reply, sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('exist_verified', price)],
    [SUGGEST_PATH]: [reply, createSuccess([])],
  });
  await openPopup();
  await sendForm();
  expect(await screen.findByText(sentence)).toBeVisible();
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
});

test('shows the 24-hour limit when the API rejects an interest in a suggestion', async () => {
  mockApi({
    [SUBMIT_PATH]: [
      createEnquiryReply('exist_verified', price),
      createRefusal(429, 'once_in_24_hours'),
    ],
    [SUGGEST_PATH]: [createSuccess([suggestion])],
  });
  await openPopup();
  await sendForm();
  await screen.findByText('Khedut K 5');
  await press("I'm Interested");
  expect(await screen.findByText('You can only submit one enquiry within 24 hours.')).toBeVisible();
});

test('preselects the terms, and rejects a form without them', async () => {
  mockApi({});
  await openPopup();
  const terms = screen.getByRole('checkbox', { name: /terms/ });
  expect(terms).toBeChecked();
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms-of-use');
  await act(async () => fireEvent.click(terms));
  await sendForm();
  expect(screen.getByText('You must accept the terms')).toBeVisible();
});

test('closes the popup on Escape', async () => {
  mockApi({});
  const onClose = jest.fn();
  await openPopup(onClose);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
