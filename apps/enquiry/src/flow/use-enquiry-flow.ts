import type { FormValues } from '@tractor-haat/api-client';
import { type FieldErrors, type Notice, noticeOf, useAttempt, useOnce } from '@tractor-haat/forms';
import { usePage, useTranslation } from '@tractor-haat/platform';
import { useState } from 'react';
import { steps } from '../messages.ts';
import type { FlowOptions } from './calls.ts';
import type { NextStep } from './step.ts';

const fetchParts = () =>
  import(/* webpackChunkName: "enquiry-later-steps" */ './later-steps.bundle.ts');

/** The steps after the form, and the calls that lead to them. */
type LaterSteps = Awaited<ReturnType<typeof fetchParts>>;

/** Where the visitor is in the flow. */
type Step = { readonly name: 'form' } | (NextStep & { readonly parts: LaterSteps });

/** Form, code, thanks: what each press does, and what it leads to. */
export function useEnquiryFlow(options: FlowOptions) {
  const { language } = usePage();
  const laterSteps = useLaterSteps();
  const sender = { language, attempt: useAttempt() };
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [failure, setFailure] = useState<Notice>();
  // A second press before the screen says "busy" must not send twice.
  const { busy, once } = useOnce();

  return {
    step,
    busy,
    failure,
    /** A failure of it is met again, and shown, when the form is sent. */
    prepare() {
      laterSteps().catch(() => undefined);
    },
    send: (values: FormValues): Promise<FieldErrors | undefined> =>
      once(async () => {
        setFailure(undefined);
        try {
          const parts = await laterSteps();
          setStep({ parts, ...(await parts.sendForm(options, values, sender)) });
          return undefined;
        } catch (error) {
          const failed = noticeOf(error, 'submission_failed', 'submission_network');
          // The product of the page is in no field of the form: that fault is about the whole.
          const { product_id, ...validationErrors } = failed.validationErrors ?? {};
          if (Object.keys(validationErrors).length > 0) return validationErrors;
          setFailure(failed);
          return undefined;
        }
      }),
    async resend(mobile: string): Promise<Notice> {
      if (step.name !== 'code') return { reason: 'otp_request_missing' };
      const notice = await step.parts.resend(step.sent, mobile, sender);
      if (notice.reason === 'otp_sent')
        setStep({ ...step, sent: { ...step.sent, mobile }, notice });
      return notice;
    },
    verify: (otp: string): Promise<Notice | undefined> =>
      once(async () => {
        if (step.name !== 'code') return undefined;
        const { parts, sent } = step;
        const next = await parts.verify(sent, otp, language);
        if ('reason' in next) return next;
        setStep({ parts, ...next });
        return undefined;
      }),
    /** From the last step to one before it, for something else. */
    goOn(next: NextStep) {
      if (step.name === 'done') setStep({ parts: step.parts, ...next });
    },
    skip() {
      if (step.name !== 'code') return;
      const { parts, sent } = step;
      const nothing = { price: undefined, contact: undefined };
      setStep({ name: 'done', parts, sent, by: 'skipped', ...nothing });
    },
    /** Who skipped the code may give it after all. */
    backToCode() {
      if (step.name !== 'done') return;
      const { parts, sent } = step;
      setStep({ name: 'code', parts, sent, notice: undefined });
    },
  };
}

/**
 * Fetches the steps after the form, with their words: when the visitor begins to type, so that most who only
 * look do not pay for them. Rejects when they cannot be had; the next call tries again.
 */
function useLaterSteps(): () => Promise<LaterSteps> {
  const { i18n } = useTranslation();
  const { language } = usePage();
  return async () => {
    const [parts, messages] = await Promise.all([fetchParts(), steps[language]()]);
    i18n.addResourceBundle(language, 'steps', messages.default);
    return parts;
  };
}
