import { createHttpError } from '../../../shared/create-http-error.ts';
import type { HttpError } from '../../../shared/http-error.ts';
import type { IssueResult, VerificationResult } from './code-service.ts';

const WAIT_REASONS = {
  number: 'otp_too_many_sends',
  address: 'too_many_requests',
  budget: 'otp_paused',
} as const;

/** `pausedReason` is the reason if all gateways are paused. */
export function createSendError(
  { scope, waitSeconds }: Extract<IssueResult, { outcome: 'wait' }>,
  pausedReason: 'otp_resend_failed' | 'otp_not_sent' = 'otp_resend_failed',
): HttpError {
  if (scope === 'gateway') return createHttpError(pausedReason, 'UNAVAILABLE', waitSeconds);
  return createHttpError(WAIT_REASONS[scope], 'TOO_MANY_REQUESTS', waitSeconds);
}

export function createCodeError(
  verified: Exclude<VerificationResult, { outcome: 'right' }>,
): HttpError {
  if ('waitSeconds' in verified) {
    const reason = verified.scope === 'number' ? 'otp_too_many_attempts' : 'too_many_requests';
    return createHttpError(reason, 'TOO_MANY_REQUESTS', verified.waitSeconds);
  }
  if (verified.outcome === 'none') return createHttpError('otp_not_requested');
  return createHttpError(verified.outcome === 'wrong' ? 'otp_incorrect' : 'otp_expired');
}
