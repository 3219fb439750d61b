import { toLatinDigits } from '@tractor-haat/i18n';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { TextInput } from '../field/text-input.tsx';

export type OtpInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'onChange' | 'prefix' | 'maxLength'
> & {
  ref?: RefObject<HTMLInputElement | null> | undefined;
  /** Figures of the code. */
  length?: number;
  value: string;
  /** Gets figures only, at most `length`. */
  onChange: (code: string) => void;
  /** Called once with the whole code: time to send it. */
  onComplete?: (code: string) => void;
};

/**
 * One field for a one-time code, not a box per figure: the phone fills it from the SMS, it can be
 * pasted with spaces, and it is read as one field.
 */
export function OtpInput({ length = 4, value, onChange, onComplete, ...rest }: OtpInputProps) {
  function type(typed: string) {
    const code = toLatinDigits(typed).replace(/\D/g, '').slice(0, length);
    if (code === value) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  }
  return (
    <TextInput
      {...rest}
      look="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => type(event.target.value)}
    />
  );
}
