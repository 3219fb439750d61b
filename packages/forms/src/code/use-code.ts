import { useCountdown } from '@tractor-haat/ui';
import { useState } from 'react';
import type { FormMessage } from '../form-message.ts';
import { usePendingTask } from '../use-pending-task.ts';

/** Seconds until a code can be requested again, long enough for the SMS to arrive. */
export const RESEND_SECONDS = { enquiry: 20, listing: 20, registration: 59, signIn: 59 } as const;

/** Reasons that are shown beside the code field. Other reasons concern the whole step. */
export const CODE_FIELD_REASONS: ReadonlySet<string> = new Set([
  'otp_required',
  'otp_incorrect',
  'otp_expired',
  'otp_not_requested',
]);

type CodeOptions = {
  seconds: number;
  /** Number that already received a code before this step. */
  sentTo?: string | undefined;
  /** Initial message; `otp_sent` starts the countdown. */
  message?: FormMessage | undefined;
  validationError?: string | undefined;
  /** Validates the number before a code is sent. */
  check?: ((mobile: string) => string | undefined) | undefined;
  /** Sends a code; resolves to `otp_sent` or to the reason of the failure. */
  send: (mobile: string) => Promise<FormMessage>;
};

/** State of one code sent to one number, and its input. */
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
    typed,
    error,
    left,
    message,
    /** Message for this number; `otp_sent` does not apply to another number. */
    getMessage: (mobile: string | undefined) =>
      message?.isSuccess && mobile !== sentTo ? undefined : message,
    /** Error of a number that has not received a code. */
    validateField: (mobile: string | undefined) =>
      mobile !== undefined && mobile === rejectedMobile ? check?.(mobile) : undefined,
    /** True if a code was sent to this number. */
    isSentTo: (mobile: string | undefined) => sentTo !== undefined && sentTo === mobile,
    /** Sends a code; resolves to true on success. */
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
