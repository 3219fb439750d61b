import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ENQUIRY_MESSAGES } from '@tractor-haat/api-client';
import { testElement } from '@tractor-haat/platform/testing';
import messages from '../../../content/rules/messages.json';
import english from './locales/enquiry.en.json';
import englishSteps from './locales/steps.en.json';
import { Component as FormPopup } from './popups/form-popup.widget.tsx';
import { Component as PricePopup } from './popups/price-popup.widget.tsx';
import { done, enquiry, fakeApi, refusal } from './popups/testing/api.ts';
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
} from './popups/testing/price-popup.tsx';
import remote from './remote.tsx';

type Reply = Parameters<typeof fakeApi>[0][string][number];

/** Runs the setup of a message, and returns the action that makes it appear. */
type Scene = () => Promise<() => Promise<unknown>>;

const submitAnswered =
  (reply: Reply): Scene =>
  async () => {
    fakeApi({ [SUBMIT]: [reply], ...none });
    await open();
    return send;
  };

async function openCode(replies: Parameters<typeof fakeApi>[0], otp = 'sent') {
  fakeApi({ [SUBMIT]: [enquiry('non_verified', { otp })], ...none, ...replies });
  await open();
  await send();
  await dialog('Verify mobile number');
}
const verifyAnswered =
  (reply: Reply): Scene =>
  async () => {
    await openCode({ [VERIFY]: [reply] });
    fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '111111' } });
    return () => press('Verify');
  };
const resendAnswered =
  (reply: Reply): Scene =>
  async () => {
    // Without a sent code, Resend is available at once.
    await openCode({ [RESEND]: [reply] }, '');
    return () => press('Resend');
  };
const suggestionsAnswered =
  (reply: Reply): Scene =>
  async () => {
    fakeApi({ [SUBMIT]: [enquiry('exist_verified', price)], [SUGGEST]: [reply] });
    await open();
    return send;
  };
const typed =
  (label: string, value: string): Scene =>
  async () => {
    fakeApi({});
    await open();
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
    return () => press('Submit');
  };
const opened =
  (list: string): Scene =>
  async () => {
    fakeApi({});
    const { ui } = await testElement(remote, <PricePopup onClose={() => undefined} />);
    await act(async () => render(ui));
    return () => act(async () => fireEvent.click(screen.getByRole('combobox', { name: list })));
  };

const suggestion = {
  id: 8,
  brand: 'Khedut',
  brand_slug: 'khedut',
  type_slug: 'rotavator',
  model: 'K 5',
  image: '',
  picture: { kind: 'implement', id: 'a', view: 'side', alt: { text: '', language: 'en' } },
  price: null,
  price_state: 'hidden',
};

const scenes: Readonly<Record<keyof typeof messages.enquiries, Scene>> = {
  'Submission failed': submitAnswered(refusal(500, '')),
  'An error occurred during submission.': submitAnswered('unreached'),
  'Your Inquiry has been already submitted in 24 hours.': submitAnswered(
    refusal(429, 'already_submitted'),
  ),
  'You can only submit one enquiry within 24 hours.': async () => {
    fakeApi({
      [SUBMIT]: [enquiry('exist_verified', price), refusal(429, 'once_in_24_hours')],
      [SUGGEST]: [done([suggestion])],
    });
    await open();
    await send();
    await screen.findByText('Khedut K 5');
    return () => press("I'm Interested");
  },
  'Mobile number or OTP request ID is missing. Please request a new OTP.': resendAnswered(
    refusal(400, 'otp_request_missing'),
  ),
  'Failed to resend OTP. Please try again.': resendAnswered(refusal(503, 'otp_resend_failed')),
  'OTP has not been generated or OTP request ID is missing. Please request a new OTP.':
    verifyAnswered(refusal(400, 'otp_none')),
  'Invalid OTP. Please try again.': verifyAnswered(refusal(400, 'otp_wrong')),
  'Failed to verify OTP. Please try again.': verifyAnswered('unreached'),
  'Failed to fetch suggested tractors. Please try again.': suggestionsAnswered(refusal(500, '')),
  'An error occurred while fetching suggested tractors. Please try again later.':
    suggestionsAnswered('unreached'),
  'OTP not received. Please request a new OTP.': submitAnswered(
    enquiry('non_verified', { otp: '' }),
  ),
  'OTP successfully sent to your mobile number': submitAnswered(enquiry('non_verified')),
  'OTP Successfully Verified': verifyAnswered(done(price)),
  'Your Inquiry has been successfully submitted.': submitAnswered(enquiry('exist_verified', price)),
  'Mobile number must be exactly 10 digits long': async () => {
    fakeApi({});
    await open();
    fireEvent.change(mobile(), { target: { value: '98765' } });
    return async () => fireEvent.submit(mobile());
  },
  'Enter a valid 10-digit mobile number': typed('Mobile number', '5876543210'),
  'select Type First': opened('Brand'),
  'select Brand First': opened('Model'),
  'Please enter the OTP': async () => {
    await openCode({});
    return () => press('Verify');
  },
  'Name must contain only letters and spaces': typed('Name', 'Gita 2'),
  'You must accept the terms': async () => {
    fakeApi({});
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }));
    return () => act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /terms/ })));
  },
  'Email is invalid': async () => {
    fakeApi({});
    const { ui } = await testElement(
      remote,
      <FormPopup form="contact" onClose={() => undefined} />,
    );
    await act(async () => render(ui));
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: 'gita@' } });
    return () => press('Submit');
  },
  'Price Details Coming Soon': submitAnswered(enquiry('exist_verified', { price: null })),
  'This OTP is no longer valid. Please request a new OTP.': verifyAnswered(refusal(400, 'otp_old')),
  'We already sent several OTPs to this number. Please wait a while.': resendAnswered(
    refusal(429, 'otp_too_many_sends'),
  ),
  'We cannot send OTPs right now. What you typed is kept; please come back later.': submitAnswered(
    refusal(429, 'otp_paused'),
  ),
  'Too many wrong OTPs. Please wait before you try again.': verifyAnswered(
    refusal(429, 'otp_too_many_tries'),
  ),
};

const rows = Object.entries(messages.enquiries) as [keyof typeof scenes, string][];

test.each(rows)('shows the message "%s": %s', async (sentence) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const say = await scenes[sentence]();
  const page = within(document.body);
  expect(page.queryByText(sentence)).toBeNull();
  await act(say);
  expect(await page.findByText(sentence)).toBeVisible();
});

test('tests every message of the table and no other', () => {
  expect(Object.keys(scenes).sort()).toEqual(Object.keys(messages.enquiries).sort());
});

test('uses the messages of the API as English page texts', () => {
  const reasons: Record<string, string> = { ...english.reason, ...englishSteps.reason };
  const other = Object.entries(ENQUIRY_MESSAGES).filter(
    ([reason, text]) => reasons[reason] !== text,
  );
  expect(other).toEqual([]);
});
