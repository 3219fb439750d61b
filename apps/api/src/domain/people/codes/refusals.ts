import type { Refusal } from '../../../shared/refusal.ts';
import { refuse } from '../../../shared/refuse.ts';
import type { IssueResult, VerificationResult } from './code.ts';

const NOT_NOW = {
  number: 'otp_too_many_sends',
  address: 'too_many_requests',
  budget: 'otp_paused',
} as const;

/** Why no code was sent, and when a retry may succeed; `away` while every gateway is paused. */
export function refusalOfSending(
  { of, waitSeconds }: Extract<IssueResult, { outcome: 'wait' }>,
  away: 'otp_resend_failed' | 'otp_not_sent' = 'otp_resend_failed',
): Refusal {
  if (of === 'gateway') return refuse(away, 'UNAVAILABLE', waitSeconds);
  return refuse(NOT_NOW[of], 'TOO_MANY_REQUESTS', waitSeconds);
}

/** Why the entered code was rejected. */
export function refusalOfCode(
  verified: Exclude<VerificationResult, { outcome: 'right' }>,
): Refusal {
  if ('waitSeconds' in verified) {
    const reason = verified.of === 'number' ? 'otp_too_many_tries' : 'too_many_requests';
    return refuse(reason, 'TOO_MANY_REQUESTS', verified.waitSeconds);
  }
  if (verified.outcome === 'none') return refuse('otp_none');
  return refuse(verified.outcome === 'wrong' ? 'otp_wrong' : 'otp_old');
}
