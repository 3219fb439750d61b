import { CODE_LENGTH } from '@tractor-haat/api-client';
import { Button, Field, OtpInput } from '@tractor-haat/ui';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useCodeTranslations, useFormTranslations } from '../form-translations.ts';
import styles from './code.module.css';
import type { Code } from './use-code.ts';
import { useWebOtp } from './use-web-otp.ts';

/**
 * One-time code field. Appears focused after a code was sent, and reads the code from the SMS where
 * WebOTP is available.
 */
export function CodeField({ code, ref }: { code: Code; ref?: Ref<HTMLInputElement> }) {
  const { formatMessage } = useFormTranslations();
  const { label } = useCodeTranslations();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useWebOtp(code.type);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={label} error={code.error && formatMessage(code.error)}>
      {(control) => (
        <OtpInput
          {...control}
          ref={input}
          name="otp"
          length={CODE_LENGTH}
          value={code.typed}
          onChange={code.type}
        />
      )}
    </Field>
  );
}

/** Countdown until the next code can be requested, then the resend button. */
export function ResendLine({ code, mobile = '' }: { code: Code; mobile: string | undefined }) {
  const { resend, resendIn } = useCodeTranslations();
  if (code.left > 0) return <p className={styles.countdown}>{resendIn(code.left)}</p>;
  return (
    <Button variant="text" isPending={code.busy} onClick={() => code.get(mobile)}>
      {resend}
    </Button>
  );
}
