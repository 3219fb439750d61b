import { useCountdown } from '@tractor-haat/ui';
import { useState } from 'react';
import type { FormMessage } from '../form-message.ts';
import { usePendingTask } from '../use-pending-task.ts';

/** Seconds until another code can be requested, so that the SMS has time to arrive. */
export const RESEND_SECONDS = { enquiry: 20, listing: 20, registration: 59, signIn: 59 } as const;

/** Reasons to display beside the code field. Other reasons concern the whole step. */
export const CODE_FIELD_REASONS: ReadonlySet<string> = new Set([
  'otp_required',
  'otp_incorrect',
  'otp_expired',
  'otp_not_requested',
]);

type CodeOptions = {
  /** Seconds until another code can be requested, from `RESEND_SECONDS`. */
  seconds: number;
  /** Number to which a code was sent before this step appeared. */
  sentTo?: string | undefined;
  /** Initial message. The reason `otp_sent` also starts the countdown. */
  message?: FormMessage | undefined;
  /** Initial reason beside the code field, from the draft of a form that was sent without JavaScript. */
  validationError?: string | undefined;
  /** Validates the number before a code is sent. Returns a reason, or undefined for a valid number. */
  check?: ((mobile: string) => string | undefined) | undefined;
  /** Sends a code. Resolves to the reason `otp_sent`, or to the reason of the failure. */
  send: (mobile: string) => Promise<FormMessage>;
};

/**
 * Stores the input of a code field and the result of sending the code. If the visitor changes the number, the state of
 * the earlier number no longer applies.
 */
export function useCode(options: CodeOptions) {
  const { seconds, check, send } = options;
  const [sentTo, setSentTo] = useState(options.sentTo);
  const [message, setMessage] = useState(options.message);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<FormMessage | undefined>(
    options.validationError === undefined ? undefined : { reason: options.validationError },
  );
  const [rejectedMobile, setRejectedMobile] = useState<string>();
  const { left, restart } = useCountdown(seconds, options.message?.reason === 'otp_sent');
  const { busy: isPending, once } = usePendingTask();

  return {
    busy: isPending,
    /** Input of the code field. */
    typed,
    error,
    /** Seconds until another code can be requested. */
    left,
    message,
    /** A success message belongs only to the number to which the code was sent. */
    getMessage: (mobile: string | undefined) =>
      message?.isSuccess && mobile !== sentTo ? undefined : message,
    /** Reason why `get` rejected this number. Undefined after the number was changed. */
    validateField: (mobile: string | undefined) =>
      mobile !== undefined && mobile === rejectedMobile ? check?.(mobile) : undefined,
    isSentTo: (mobile: string | undefined) => sentTo !== undefined && sentTo === mobile,
    /** Sends a code and resolves to true if it was sent. Concurrent calls resolve to false. */
    get: async (mobile: string): Promise<boolean> => {
      const isSent = await once(async () => {
        const isInvalid = check?.(mobile) !== undefined;
        setRejectedMobile(isInvalid ? mobile : undefined);
        setError(undefined);
        if (isInvalid) {
          setMessage(undefined);
          return false;
        }
        const response = await send(mobile);
        const isCodeSent = response.reason === 'otp_sent';
        setMessage({ ...response, isSuccess: isCodeSent });
        if (!isCodeSent) return false;
        setSentTo(mobile);
        setTyped('');
        restart();
        return true;
      });
      return isSent ?? false;
    },
    setMessage,
    setError,
    type(text: string) {
      setTyped(text);
      setError(undefined);
    },
  };
}

export type Code = ReturnType<typeof useCode>;
