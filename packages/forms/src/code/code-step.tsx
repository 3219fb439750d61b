import { Button } from '@tractor-haat/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useCodeTranslations } from '../form-translations.ts';
import type { Notice } from '../notice.ts';
import { NoticeLine } from '../notice-line.tsx';
import styles from './code.module.css';
import { CodeField, ResendLine } from './code-field.tsx';
import type { Code } from './use-code.ts';

type CodeStepProps = {
  code: Code;
  mobile: string;
  busy: boolean;
  /** Verifies the code; returns the error, if any. */
  onVerify: (typed: string) => Promise<Notice | undefined>;
  /** Other actions, such as skip or back. */
  children?: ReactNode;
};

/** Form step that verifies a mobile number by a one-time code. */
export function CodeStep({ code, mobile, busy, onVerify, children }: CodeStepProps) {
  const translations = useCodeTranslations();
  const input = useRef<HTMLInputElement>(null);

  async function verify(event: FormEvent) {
    event.preventDefault();
    const wrong = code.typed === '' ? { reason: 'otp_required' } : await onVerify(code.typed);
    if (!wrong) return;
    code.refuse(wrong);
    input.current?.focus();
  }
  return (
    <>
      <NoticeLine notice={code.notice} />
      <form className={styles.step} noValidate onSubmit={verify}>
        <CodeField code={code} ref={input} />
        <ResendLine code={code} mobile={mobile} />
        <Button type="submit" variant="action" wide busy={busy || code.busy}>
          {translations.verify}
        </Button>
        {children}
      </form>
    </>
  );
}
