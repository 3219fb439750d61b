import { Button } from '@tractor-haat/ui';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useCodeWords } from '../form-words.ts';
import type { Notice } from '../notice.ts';
import { NoticeLine } from '../notice-line.tsx';
import styles from './code.module.css';
import { CodeField, ResendLine } from './code-field.tsx';
import type { Code } from './use-code.ts';

type CodeStepProps = {
  code: Code;
  mobile: string;
  busy: boolean;
  /** Checks the code; gives what is wrong with it. */
  onVerify: (typed: string) => Promise<Notice | undefined>;
  /** The ways out: to skip it, to go back. */
  children?: ReactNode;
};

/** The step in which a number is proven by the code that went to it. */
export function CodeStep({ code, mobile, busy, onVerify, children }: CodeStepProps) {
  const words = useCodeWords();
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
          {words.verify}
        </Button>
        {children}
      </form>
    </>
  );
}
