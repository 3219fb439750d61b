import { CODE_MOST } from '@tractor-haat/api-client';
import { useTranslation } from '@tractor-haat/platform';
import { Alert, Button, Field, OtpInput, Steps, useCountdown } from '@tractor-haat/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '../flow/failure.ts';
import { Said } from '../flow/said.tsx';
import { useSayFailure, useValidationText } from '../form/field-texts.ts';
import styles from './code-step.module.css';
import { NumberLine } from './number-line.tsx';
import { useWebOtp } from './use-web-otp.ts';

/** Long enough for the SMS to come. */
const RESEND_AFTER_SECONDS = 20;

type CodeStepProps = {
  mobile: string;
  /** What happened before: a code is on its way, or not. */
  said: 'otp_sent' | Failure;
  busy: boolean;
  /** Without a price to hide, skipping only leaves the number unconfirmed. */
  hidesPrice: boolean;
  onVerify: (otp: string) => Promise<Failure | undefined>;
  onResend: (mobile: string) => Promise<'otp_sent' | Failure | undefined>;
  onSkip: () => void;
};

/** The code that came by SMS. */
export function CodeStep(props: CodeStepProps) {
  const { mobile, busy, hidesPrice, onVerify, onResend, onSkip } = props;
  const { t } = useTranslation(['enquiry', 'steps'], { nsMode: 'fallback' });
  const say = useValidationText();
  const sayFailure = useSayFailure();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Failure>();
  const [said, setSaid] = useState(props.said);
  const countdown = useCountdown(RESEND_AFTER_SECONDS, props.said === 'otp_sent');
  const input = useRef<HTMLInputElement>(null);
  useWebOtp(setCode);
  useEffect(() => input.current?.focus(), []);

  async function resend(to: string): Promise<boolean> {
    setFault(undefined);
    const answer = await onResend(to);
    if (answer === undefined) return false;
    setSaid(answer);
    if (answer !== 'otp_sent') return false;
    setCode('');
    countdown.restart();
    return true;
  }
  async function verify(event: FormEvent) {
    event.preventDefault();
    const wrong = code === '' ? { reason: 'otp_required' } : await onVerify(code);
    if (!wrong) return;
    setFault(wrong);
    input.current?.focus();
  }
  return (
    <div className={styles.step}>
      <Steps step={2} steps={3} label={t('step', { step: 2, steps: 3 })} />
      <NumberLine mobile={mobile} busy={busy} onSave={resend} />
      {said === 'otp_sent' ? <Alert tone="ok">{say(said)}</Alert> : <Said failure={said} />}
      <form className={styles.step} noValidate onSubmit={verify}>
        <Field label={t('code.otp')} error={fault && sayFailure(fault)}>
          {(control) => (
            <OtpInput
              {...control}
              ref={input}
              length={CODE_MOST}
              value={code}
              onChange={(typed) => {
                setCode(typed);
                setFault(undefined);
              }}
            />
          )}
        </Field>
        {countdown.left > 0 ? (
          <p className={styles.countdown}>{t('code.resend_in', { seconds: countdown.left })}</p>
        ) : (
          <Button variant="text" busy={busy} onClick={() => resend(mobile)}>
            {t('action.resend')}
          </Button>
        )}
        <Button type="submit" variant="action" wide busy={busy}>
          {t('action.verify')}
        </Button>
        <Button variant="text" onClick={onSkip}>
          {t('action.skip')}
        </Button>
      </form>
      <Alert tone="info">{t(hidesPrice ? 'code.skip_note' : 'code.skip_note_other')}</Alert>
    </div>
  );
}
