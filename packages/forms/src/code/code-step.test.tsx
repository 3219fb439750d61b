import { act, fireEvent, render, screen } from '@testing-library/react';
import type { FormMessage } from '../form-message.ts';
import { FormTranslationsProvider } from '../form-translations.ts';
import { CodeStep } from './code-step.tsx';
import { RESEND_SECONDS, useCode } from './use-code.ts';

const translations = {
  formatMessage: ({ reason }: FormMessage) => `says ${reason}`,
  code: {
    label: 'OTP',
    verify: 'Verify',
    resend: 'Resend',
    resendIn: (left: number) => `in ${left}`,
  },
};

type StepProps = {
  seconds?: number;
  send?: (mobile: string) => Promise<FormMessage>;
  onVerify?: (typed: string) => Promise<FormMessage | undefined>;
};

const sendSuccessfully = async () => ({ reason: 'otp_sent' });

function Step({
  seconds = 20,
  send = sendSuccessfully,
  onVerify = async () => undefined,
}: StepProps) {
  const code = useCode({
    seconds,
    sentTo: '9876543210',
    message: { reason: 'otp_sent', isSuccess: true },
    send,
  });
  return <CodeStep code={code} mobile="9876543210" isPending={false} onVerify={onVerify} />;
}

const renderStep = (props: StepProps = {}) =>
  render(
    <FormTranslationsProvider value={translations}>
      <Step {...props} />
    </FormTranslationsProvider>,
  );
const clickButton = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const advanceSeconds = (seconds: number) =>
  act(async () => jest.advanceTimersByTime(seconds * 1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(Object.entries(RESEND_SECONDS))(
  'offers a new code for the flow %s after %d seconds',
  async (_, seconds) => {
    renderStep({ seconds });
    expect(screen.getByLabelText('OTP')).toHaveFocus();
    await advanceSeconds(seconds - 1);
    expect(screen.getByText('in 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    await advanceSeconds(1);
    await clickButton('Resend');
    expect(screen.getByText(`in ${seconds}`)).toBeInTheDocument();
  },
);

test('the resend delays are those of the specification', () => {
  expect(RESEND_SECONDS).toMatchObject({ enquiry: 20, registration: 59, signIn: 59 });
});

test('shows errors beside the focused field, and verifies only a code that is not empty', async () => {
  const onVerify = jest.fn(async () => ({ reason: 'otp_incorrect' }));
  renderStep({ onVerify });
  const field = screen.getByLabelText('OTP');
  await clickButton('Verify');
  expect(onVerify).not.toHaveBeenCalled();
  expect(field).toHaveAccessibleDescription('says otp_required');
  fireEvent.change(field, { target: { value: '482913' } });
  expect(field).toHaveAccessibleDescription('');
  await clickButton('Verify');
  expect(onVerify).toHaveBeenCalledWith('482913');
  expect(field).toHaveAccessibleDescription('says otp_incorrect');
  expect(field).toHaveFocus();
});

test('clears the field only if a new code was sent, and shows the result of the request', async () => {
  const send = jest.fn(sendSuccessfully).mockResolvedValueOnce({ reason: 'otp_resend_failed' });
  renderStep({ send });
  const field = screen.getByLabelText('OTP');
  fireEvent.change(field, { target: { value: '48' } });
  await advanceSeconds(20);
  await clickButton('Resend');
  expect(screen.getByRole('alert')).toHaveTextContent('says otp_resend_failed');
  expect(field).toHaveValue('48');
  await clickButton('Resend');
  expect(send).toHaveBeenLastCalledWith('9876543210');
  expect(screen.getByRole('alert')).toHaveTextContent('says otp_sent');
  expect(field).toHaveValue('');
});
