import { useCountdown } from '@tractor-haat/ui';
import { useState } from 'react';
import type { Notice } from '../notice.ts';
import { useOnce } from '../use-once.ts';

/** How long until another code may be asked for: long enough for the SMS to come. */
export const RESEND_SECONDS = { enquiry: 20, listing: 20, registration: 59, signIn: 59 } as const;

/** Reasons that are said beside the code's field; all others are about the whole step. */
export const OF_CODE: ReadonlySet<string> = new Set([
  'otp_required',
  'otp_wrong',
  'otp_old',
  'otp_none',
]);

type CodeOptions = {
  seconds: number;
  /** The number that a code went to before this step began. */
  sentTo?: string | undefined;
  /** What happened before; with `otp_sent` the countdown begins at once. */
  notice?: Notice | undefined;
  fault?: string | undefined;
  /** What is wrong with a number, before anything is sent to it. */
  check?: ((mobile: string) => string | undefined) | undefined;
  /** Sends a code; `otp_sent` when it is on its way, else why not. */
  send: (mobile: string) => Promise<Notice>;
};

/** One code on its way to one number, and what was typed of it. */
export function useCode(options: CodeOptions) {
  const { seconds, check, send } = options;
  const [sentTo, setSentTo] = useState(options.sentTo);
  const [notice, setNotice] = useState(options.notice);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Notice | undefined>(
    options.fault === undefined ? undefined : { reason: options.fault },
  );
  const [bad, setBad] = useState<string>();
  const { left, restart } = useCountdown(seconds, options.notice?.reason === 'otp_sent');
  const { busy, once } = useOnce();

  return {
    busy,
    typed,
    fault,
    left,
    notice,
    /** What to say beside this number: that a code was sent is not said of another one. */
    noticeFor: (mobile: string | undefined) =>
      notice?.isGood && mobile !== sentTo ? undefined : notice,
    /** What is wrong with a number that no code was sent to. */
    faultOf: (mobile: string | undefined) =>
      mobile !== undefined && mobile === bad ? check?.(mobile) : undefined,
    /** True when a code is on its way to this number; another number needs another code. */
    isSentTo: (mobile: string | undefined) => sentTo !== undefined && sentTo === mobile,
    /** Sends a code to a number; true when it is on its way. */
    get: async (mobile: string): Promise<boolean> => {
      const isSent = await once(async () => {
        const isBad = check?.(mobile) !== undefined;
        setBad(isBad ? mobile : undefined);
        setFault(undefined);
        if (isBad) {
          setNotice(undefined);
          return false;
        }
        const answer = await send(mobile);
        const isOnItsWay = answer.reason === 'otp_sent';
        setNotice({ ...answer, isGood: isOnItsWay });
        if (!isOnItsWay) return false;
        setSentTo(mobile);
        setTyped('');
        restart();
        return true;
      });
      return isSent ?? false;
    },
    say: setNotice,
    refuse: setFault,
    type(text: string) {
      setTyped(text);
      setFault(undefined);
    },
  };
}

export type Code = ReturnType<typeof useCode>;
