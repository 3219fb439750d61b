import type { FormValues } from '@tractor-haat/api-client';
import { usePage } from '@tractor-haat/platform';
import { useRef, useState } from 'react';
import type { Faults } from '../form/given-faults.ts';
import { type Failure, failureOf } from './failure.ts';
import type { FlowOptions } from './flow-options.ts';
import { type Step, useLaterSteps } from './later-steps.ts';

/** Form, code, thanks: what each press does, and what it leads to. */
export function useEnquiryFlow(options: FlowOptions) {
  const { language } = usePage();
  const laterSteps = useLaterSteps();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // A second press before the screen says "busy" must not send twice.
  const sending = useRef(false);

  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (sending.current) return undefined;
    sending.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    step,
    busy,
    failure,
    /** A failure of it is met again, and shown, when the form is sent. */
    prepare() {
      laterSteps().catch(() => undefined);
    },
    send: (values: FormValues): Promise<Faults | undefined> =>
      once(async () => {
        setFailure(null);
        try {
          const parts = await laterSteps();
          setStep({ parts, ...(await parts.sendForm(options, values, language)) });
          return undefined;
        } catch (error) {
          const failed = failureOf(error, 'submission_failed', 'submission_network');
          if (failed.faults) return failed.faults;
          setFailure(failed);
          return undefined;
        }
      }),
    resend: (mobile: string) =>
      once(async () => {
        if (step.name !== 'code') return undefined;
        const said = await step.parts.resend(step.sent, mobile, language);
        if (said === 'otp_sent') setStep({ ...step, sent: { ...step.sent, mobile }, said });
        return said;
      }),
    verify: (otp: string): Promise<Failure | undefined> =>
      once(async () => {
        if (step.name !== 'code') return undefined;
        const { parts, sent } = step;
        const next = await parts.verify(sent, otp, language);
        if ('reason' in next) return next;
        setStep({ parts, ...next });
        return undefined;
      }),
    skip() {
      if (step.name !== 'code') return;
      const { parts, sent } = step;
      const nothing = { price: undefined, contact: undefined };
      setStep({ name: 'done', parts, sent, by: 'skipped', ...nothing });
    },
  };
}
