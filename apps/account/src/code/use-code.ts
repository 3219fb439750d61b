import { accountMobileFault } from '@tractor-haat/api-client';
import { useCountdown } from '@tractor-haat/ui';
import { useState } from 'react';
import { type Notice, noticeOf } from '../flow/notice.ts';
import type { ServerFormState } from '../flow/server-form-state.ts';
import { useOnce } from '../flow/use-once.ts';

/** Long enough for the SMS to come. */
const RESEND_AFTER_SECONDS = 59;

type Send = (mobile: string) => Promise<{ data: { otp: string } }>;

/** One code on its way to one number, and what was typed of it. */
export function useCode(given: ServerFormState, send: Send) {
  const isGiven = given.values.step === 'code';
  const [sentTo, setSentTo] = useState(isGiven ? given.values.mobile : undefined);
  const [said, setSaid] = useState<Notice>();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | undefined>(given.faults.otp);
  const [badMobile, setBadMobile] = useState<string>();
  const { left, restart } = useCountdown(RESEND_AFTER_SECONDS, false);
  const { busy, once } = useOnce();

  const get = (mobile: string) =>
    once(async () => {
      const isBad = accountMobileFault(mobile) !== undefined;
      setBadMobile(isBad ? mobile : undefined);
      setSaid(undefined);
      setFault(undefined);
      if (isBad) return;
      try {
        const { data } = await send(mobile);
        if (data.otp !== 'sent') return setSaid({ reason: 'otp_not_received' });
        setSaid({ reason: 'otp_sent', isGood: true });
        setSentTo(mobile);
        setCode('');
        restart();
      } catch (error) {
        setSaid(noticeOf(error, 'otp_not_generated', 'otp_network'));
      }
    });

  return {
    busy,
    code,
    fault,
    left,
    said,
    /** What is wrong with a number that no code was sent to. */
    faultOf: (mobile: string | undefined) =>
      badMobile && mobile === badMobile ? accountMobileFault(mobile) : undefined,
    /** True when a code is on its way to this number; another number needs another code. */
    isSentTo: (mobile: string | undefined) => sentTo !== undefined && sentTo === mobile,
    get,
    say: setSaid,
    setFault,
    type(typed: string) {
      setCode(typed);
      setFault(undefined);
    },
  };
}

export type Code = ReturnType<typeof useCode>;
