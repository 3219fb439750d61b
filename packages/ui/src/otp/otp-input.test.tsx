import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { OtpInput } from './otp-input.tsx';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <OtpInput aria-label="OTP" value={code} onChange={setCode} onComplete={onComplete} />;
}

test('accepts digits up to the length of the code and reports a complete code', async () => {
  const onComplete = jest.fn();
  render(<Code onComplete={onComplete} />);
  const field = screen.getByLabelText('OTP');
  await userEvent.type(field, '4a1 8');
  expect(field).toHaveValue('418');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field, '29');
  expect(field).toHaveValue('4182');
  expect(onComplete.mock.calls).toEqual([['4182']]);
});

test('accepts a pasted code with spaces', async () => {
  render(<Code onComplete={jest.fn()} />);
  const field = screen.getByLabelText('OTP');
  await userEvent.click(field);
  await userEvent.paste('41 82 ');
  expect(field).toHaveValue('4182');
});

test('has a numeric keypad and the autofill hint for codes by SMS', () => {
  render(<Code onComplete={jest.fn()} />);
  const field = screen.getByLabelText('OTP');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});
