import { toLatinDigits } from '@tractor-haat/i18n';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { TextInput } from '../field/text-input.tsx';

export type OtpInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'onChange' | 'prefix' | 'maxLength'
> & {
  ref?: RefObject<HTMLInputElement | null> | undefined;
  /** Number of digits. */
  length?: number;
  value: string;
  /** Receives digits only, at most `length`. */
  onChange: (code: string) => void;
  /** Called once with the complete code. */
  onComplete?: (code: string) => void;
};

/** A single field for a one-time code: supports autofill from SMS, pasting with spaces, and screen readers. */
export function OtpInput({ length = 4, value, onChange, onComplete, ...rest }: OtpInputProps) {
  function handleText(text: string) {
    const code = toLatinDigits(text).replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  }
  return (
    <TextInput
      {...rest}
      variant="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => handleText(event.target.value)}
    />
  );
}
