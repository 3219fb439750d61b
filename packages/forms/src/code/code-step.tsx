import { Button } from '@tractor-haat/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { FormMessage } from '../form-message.ts';
import { FormMessageLine } from '../form-message-line.tsx';
import { useCodeTranslations } from '../form-translations.ts';
import styles from './code.module.css';
import { CodeField, ResendLine } from './code-field.tsx';
import type { Code } from './use-code.ts';

type CodeStepProps = {
  code: Code;
  mobile: string;
  isPending: boolean;
  /** Verifies the code and resolves to an error, or to undefined on success. */
  onVerify: (typed: string) => Promise<FormMessage | undefined>;
  /** Further actions below the button, such as skip or back. */
  children?: ReactNode;
};

/**
 * Form step that verifies a mobile number with a one-time code. Throws without the `code` texts of
 * `FormTranslationsProvider`.
 *
 * @example
 * const code = useCode({ seconds: RESEND_SECONDS.enquiry, send: resend, sentTo: mobile });
 * <CodeStep code={code} mobile={mobile} isPending={isVerifying} onVerify={verify} />
 */
export function CodeStep({ code, mobile, isPending, onVerify, children }: CodeStepProps) {
  const translations = useCodeTranslations();
  const input = useRef<HTMLInputElement>(null);

  async function verify(event: FormEvent) {
    event.preventDefault();
    const error = code.typed === '' ? { reason: 'otp_required' } : await onVerify(code.typed);
    if (!error) return;
    code.setError(error);
    input.current?.focus();
  }
  return (
    <>
      <FormMessageLine message={code.message} />
      <form className={styles.step} noValidate onSubmit={verify}>
        <CodeField code={code} ref={input} />
        <ResendLine code={code} mobile={mobile} />
        <Button type="submit" variant="action" wide isPending={isPending || code.busy}>
          {translations.verify}
        </Button>
        {children}
      </form>
    </>
  );
}
