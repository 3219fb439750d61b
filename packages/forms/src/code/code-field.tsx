import { CODE_MOST } from '@tractor-haat/api-client';
import { Button, Field, OtpInput } from '@tractor-haat/ui';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useCodeWords, useFormWords } from '../form-words.ts';
import styles from './code.module.css';
import type { Code } from './use-code.ts';
import { useWebOtp } from './use-web-otp.ts';

/**
 * The code that came by SMS. The field appears when one was sent, has the focus then, and takes the code out of the
 * SMS where the browser can.
 */
export function CodeField({ code, ref }: { code: Code; ref?: Ref<HTMLInputElement> }) {
  const { say } = useFormWords();
  const { label } = useCodeWords();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useWebOtp(code.type);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label={label} error={code.fault && say(code.fault)}>
      {(control) => (
        <OtpInput
          {...control}
          ref={input}
          name="otp"
          length={CODE_MOST}
          value={code.typed}
          onChange={code.type}
        />
      )}
    </Field>
  );
}

/** How long until another code may be asked for, then the way to ask. */
export function ResendLine({ code, mobile = '' }: { code: Code; mobile: string | undefined }) {
  const { resend, resendIn } = useCodeWords();
  if (code.left > 0) return <p className={styles.countdown}>{resendIn(code.left)}</p>;
  return (
    <Button variant="text" busy={code.busy} onClick={() => code.get(mobile)}>
      {resend}
    </Button>
  );
}
