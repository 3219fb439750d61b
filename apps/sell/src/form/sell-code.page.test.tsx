import { act, render, screen } from '@testing-library/react';
import { testSite } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { createErrorReply, createOkReply, fakeApi, primaryId } from '../testing/fake-api.ts';

const TICKET = 't'.repeat(22);

/** Opens the code page that follows the native form submit. */
async function visit(reply: Parameters<typeof fakeApi>[0][string][number]) {
  fakeApi({ [`/api/v1/form-drafts/${TICKET}`]: [reply] });
  const { ui } = await testSite(remote, { address: `/sell-old-tractor/code?draft=${TICKET}` });
  await act(async () => render(ui));
}
const createDraftReply = (reason: string) =>
  createOkReply({
    values: {},
    faults: {},
    verified: false,
    primary_id: primaryId,
    masked_mobile: 'XXXXXXXX10',
    reason,
  });
const readForm = (button: string) => {
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button }).form;
  return {
    method: form?.method,
    action: form?.getAttribute('action'),
    values: Object.fromEntries(new FormData(form ?? undefined)),
  };
};

afterEach(() => jest.restoreAllMocks());

test('renders native forms that verify the code and request a new one', async () => {
  await visit(createDraftReply('otp_sent'));
  expect(screen.getByRole('alert')).toHaveTextContent('OTP successfully sent');
  expect(screen.getByText('We sent the code to XXXXXXXX10.')).toBeVisible();
  const values = { plain: '1', language: 'en', primary_id: primaryId };
  expect(readForm('Verify')).toEqual({
    method: 'post',
    action: '/api/used_tractor_verify',
    values: { ...values, otp: '' },
  });
  expect(readForm('Resend')).toEqual({
    method: 'post',
    action: '/api/used_tractor_resend',
    values,
  });
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('shows the error of a wrong code beside the field', async () => {
  await visit(createDraftReply('otp_incorrect'));
  expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(
    'Invalid OTP. Please try again.',
  );
  expect(screen.getByLabelText('OTP')).toBeInvalid();
});

test('shows an error that does not concern the code in an alert', async () => {
  await visit(createDraftReply('otp_too_many_sends'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'We already sent several OTPs to this number.',
  );
  expect(screen.getByLabelText('OTP')).toBeValid();
});

test('links back to the form from an expired URL', async () => {
  await visit(createErrorReply(404));
  expect(screen.getByText(/^This listing has expired\./)).toBeVisible();
  expect(screen.queryByLabelText('OTP')).toBeNull();
  const links = screen.getAllByRole('link', { name: 'Sell your old tractor' });
  expect(links.at(-1)).toHaveAttribute('href', '/sell-old-tractor');
});
