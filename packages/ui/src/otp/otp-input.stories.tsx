import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { useTexts } from '../workshop/use-texts.ts';
import { OtpInput } from './otp-input.tsx';

export default { title: 'OtpInput' } satisfies Meta;

export function HalfTyped() {
  const text = useTexts();
  const [code, setCode] = useState('41');
  return (
    <Field label={text('otp')}>
      {(control) => <OtpInput {...control} value={code} onChange={setCode} />}
    </Field>
  );
}

export function InvalidCode() {
  const text = useTexts();
  const [code, setCode] = useState('4182');
  return (
    <Field label={text('otp')} error={text('otp_error')}>
      {(control) => <OtpInput {...control} value={code} onChange={setCode} />}
    </Field>
  );
}
