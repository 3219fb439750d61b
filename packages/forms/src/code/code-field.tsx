import { CODE_LENGTH } from '@tractor-haat/api-client';
import { Button, Field, OtpInput } from '@tractor-haat/ui';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useCodeTranslations, useFormTranslations } from '../form-translations.ts';
import styles from './code.module.css';
import type { Code } from './use-code.ts';
import { useWebOtp } from './use-web-otp.ts';

/**
 * Field for a one-time code. Takes the focus when it appears, and fills itself from the SMS in browsers with WebOTP.
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

/** Counts down the seconds until a new code can be requested, and then displays the button for it. */
export function ResendLine({ code, mobile = '' }: { code: Code; mobile: string | undefined }) {
  const { resend, resendIn } = useCodeTranslations();
  if (code.left > 0) return <p className={styles.countdown}>{resendIn(code.left)}</p>;
  return (
    <Button variant="text" isPending={code.busy} onClick={() => code.get(mobile)}>
      {resend}
    </Button>
  );
}
