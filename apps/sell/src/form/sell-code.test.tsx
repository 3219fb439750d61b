import { act, fireEvent, render, screen } from '@testing-library/react';
import { testElement } from '@tractor-haat/platform/testing';
import remote from '../remote.tsx';
import { SellCode } from './sell-code.tsx';

const RESEND = '/api/used_tractor_resend';
const primaryId = 'a'.repeat(22);

/** Renders the code step. The API responds with `replies` in order. */
async function open(...replies: Response[]) {
  const sent: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push({ path: String(input), body: JSON.parse(String(init?.body)) });
    return replies.shift() ?? Response.error();
  });
  const code = (
    <SellCode
      primaryId={primaryId}
      mobile="9876543210"
      isSent
      onEdit={() => undefined}
      onDone={() => undefined}
      onExpired={() => undefined}
    />
  );
  const { ui } = await testElement(remote, code);
  jest.useFakeTimers();
  await act(async () => {
    render(ui);
  });
  return sent;
}
const click = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('focuses the title and offers a new code after 20 seconds', async () => {
  const response = { success: true, message: '', data: { otp: 'sent', primary_id: primaryId } };
  const sent = await open(Response.json(response));
  expect(screen.getByRole('heading', { name: 'Verify mobile number' })).toHaveFocus();
  expect(screen.getByText('Resend in 20 seconds')).toBeVisible();
  await act(async () => jest.advanceTimersByTime(20_000));
  await click('Resend');
  expect(screen.getByRole('alert')).toHaveTextContent('OTP successfully sent');
  expect(screen.getByText('Resend in 20 seconds')).toBeVisible();
  const idempotency_key = expect.stringMatching(/^[0-9a-f]{32}$/);
  const body = { primary_id: primaryId, language: 'en', idempotency_key };
  expect(sent).toEqual([{ path: RESEND, body }]);
});

test('shows the error of a wrong code beside its field', async () => {
  await open(Response.json({ message: 'no', reason: 'otp_incorrect' }, { status: 400 }));
  fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '111111' } });
  await click('Verify');
  expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription(
    'Invalid OTP. Please try again.',
  );
});
