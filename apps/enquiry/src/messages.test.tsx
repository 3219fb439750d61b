import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import { testElement } from '@tractor-haat/platform/testing';
import messages from '../../../content/rules/messages.json';
import english from './locales/enquiry.en.json';
import englishSteps from './locales/steps.en.json';
import { Component as FormPopup } from './popups/form-popup.widget.tsx';
import { Component as PricePopup } from './popups/price-popup.widget.tsx';
import { createEnquiryReply, createRefusal, createSuccess, mockApi } from './popups/testing/api.ts';
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
  suggestion,
  VERIFY_PATH,
} from './popups/testing/price-popup.tsx';
import remote from './remote.tsx';

type Reply = Parameters<typeof mockApi>[0][string][number];

/** Prepares the page, and returns the action that makes the message appear. */
type MessageSetup = () => Promise<() => Promise<unknown>>;

const submitWith =
  (reply: Reply): MessageSetup =>
  async () => {
    mockApi({ [SUBMIT_PATH]: [reply], ...NO_SUGGESTIONS });
    await openPopup();
    return sendForm;
  };

async function openCode(replies: Parameters<typeof mockApi>[0], otp = 'sent') {
  mockApi({
    [SUBMIT_PATH]: [createEnquiryReply('non_verified', { otp })],
    ...NO_SUGGESTIONS,
    ...replies,
  });
  await openPopup();
  await sendForm();
  await findDialog('Verify mobile number');
}
const verifyWith =
  (reply: Reply): MessageSetup =>
  async () => {
    await openCode({ [VERIFY_PATH]: [reply] });
    fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '111111' } });
    return () => press('Verify');
  };
const resendWith =
  (reply: Reply): MessageSetup =>
  async () => {
    // If no code was sent, the Resend button is available immediately.
    await openCode({ [RESEND_PATH]: [reply] }, '');
    return () => press('Resend');
  };
const loadSuggestionsWith =
  (reply: Reply): MessageSetup =>
  async () => {
    mockApi({
      [SUBMIT_PATH]: [createEnquiryReply('exist_verified', price)],
      [SUGGEST_PATH]: [reply],
    });
    await openPopup();
    return sendForm;
  };
const submitWithField =
  (label: string, value: string): MessageSetup =>
  async () => {
    mockApi({});
    await openPopup();
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    return () => press('Submit');
  };
const openEmptyList =
  (list: string): MessageSetup =>
  async () => {
    mockApi({});
    const { ui } = await testElement(remote, <PricePopup onClose={() => undefined} />);
    await act(async () => render(ui));
    return () => act(async () => fireEvent.click(screen.getByRole('combobox', { name: list })));
  };

const setups: Readonly<Record<keyof typeof messages.enquiries, MessageSetup>> = {
  'Submission failed': submitWith(createRefusal(500, '')),
  'An error occurred during submission.': submitWith('network-error'),
  'Your Inquiry has been already submitted in 24 hours.': submitWith(
    createRefusal(429, 'already_submitted'),
  ),
  'You can only submit one enquiry within 24 hours.': async () => {
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
    return () => press("I'm Interested");
  },
  'Mobile number or OTP request ID is missing. Please request a new OTP.': resendWith(
    createRefusal(400, 'otp_request_missing'),
  ),
  'Failed to resend OTP. Please try again.': resendWith(createRefusal(503, 'otp_resend_failed')),
  'OTP has not been generated or OTP request ID is missing. Please request a new OTP.': verifyWith(
    createRefusal(400, 'otp_not_requested'),
  ),
  'Invalid OTP. Please try again.': verifyWith(createRefusal(400, 'otp_incorrect')),
  'Failed to verify OTP. Please try again.': verifyWith('network-error'),
  'Failed to fetch suggested tractors. Please try again.': loadSuggestionsWith(
    createRefusal(500, ''),
  ),
  'An error occurred while fetching suggested tractors. Please try again later.':
    loadSuggestionsWith('network-error'),
  'OTP not received. Please request a new OTP.': submitWith(
    createEnquiryReply('non_verified', { otp: '' }),
  ),
  'OTP successfully sent to your mobile number': submitWith(createEnquiryReply('non_verified')),
  'OTP Successfully Verified': verifyWith(createSuccess(price)),
  'Your Inquiry has been successfully submitted.': submitWith(
    createEnquiryReply('exist_verified', price),
  ),
  'Mobile number must be exactly 10 digits long': async () => {
    mockApi({});
    await openPopup();
    fireEvent.change(getMobileField(), { target: { value: '98765' } });
    return async () => fireEvent.submit(getMobileField());
  },
  'Enter a valid 10-digit mobile number': submitWithField('Mobile number', '5876543210'),
  'select Type First': openEmptyList('Brand'),
  'select Brand First': openEmptyList('Model'),
  'Please enter the OTP': async () => {
    await openCode({});
    return () => press('Verify');
  },
  'Name must contain only letters and spaces': submitWithField('Name', 'Gita 2'),
  'You must accept the terms': async () => {
    mockApi({});
    await openPopup();
    fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
    return () => act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /terms/ })));
  },
  'Email is invalid': async () => {
    mockApi({});
    const { ui } = await testElement(
      remote,
      <FormPopup form="contact" onClose={() => undefined} />,
    );
    await act(async () => render(ui));
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'gita@' } });
    return () => press('Submit');
  },
  'Price Details Coming Soon': submitWith(createEnquiryReply('exist_verified', { price: null })),
  'This OTP is no longer valid. Please request a new OTP.': verifyWith(
    createRefusal(400, 'otp_expired'),
  ),
  'We already sent several OTPs to this number. Please wait a while.': resendWith(
    createRefusal(429, 'otp_too_many_sends'),
  ),
  'We cannot send OTPs right now. What you typed is kept; please come back later.': submitWith(
    createRefusal(429, 'otp_paused'),
  ),
  'Too many wrong OTPs. Please wait before you try again.': verifyWith(
    createRefusal(429, 'otp_too_many_attempts'),
  ),
};

const rows = Object.entries(messages.enquiries) as [keyof typeof setups, string][];

test.each(rows)('shows the message "%s": %s', async (sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const triggerMessage = await setups[sentence]();
  const page = within(document.body);
  expect(page.queryByText(sentence)).toBeNull();
  await act(triggerMessage);
  expect(await page.findByText(sentence)).toBeVisible();
});

test('covers every enquiry message of content/rules/messages.json', () => {
  expect(Object.keys(setups).sort()).toEqual(Object.keys(messages.enquiries).sort());
});

test('the English translations equal the messages of the API', () => {
  const reasons: Record<string, string> = { ...english.reason, ...englishSteps.reason };
  const differing = Object.entries(ENQUIRY_MESSAGES).filter(
    ([reason, text]) => reasons[reason] !== text,
  );
  expect(differing).toEqual([]);
});
