import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../database/database.ts';
import type { Clock } from '../jobs/clock.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createHttpError, type HttpError } from '../messages/http-error.ts';
import type { CodeRequester } from '../visitor/read-visitor.ts';
import type { Budget } from './budget.ts';
import type { CodePurpose } from './provider.ts';

export type CodeTarget = {
  purpose: CodePurpose;
  /** Ten digits without the country code. */
  mobile: string;
  /** Id of the form or row for which the code is valid, such as the `primary_id` of an enquiry. */
  request: string;
};

/** `wait`: nothing was sent, because a limit was exceeded or all gateways are paused. */
export type IssueResult =
  | { outcome: 'sent'; job: string }
  | { outcome: 'wait'; waitSeconds: number; scope: 'number' | 'address' | 'budget' | 'gateway' };

/** `none`: no code was issued. `spent`: too many attempts. `wait`: the code was not checked because of a limit. */
export type VerificationResult<T = undefined> =
  | { outcome: 'right'; result: T }
  | { outcome: 'wrong' | 'none' | 'expired' | 'used' | 'spent' }
  | { outcome: 'wait'; waitSeconds: number; scope: 'number' | 'address' };

export type CodeIssueRequest = CodeTarget & CodeRequester & { language: Language };

export type CodeEntry = CodeTarget & CodeRequester & { code: string };

export type CodeService = {
  /** Creates and sends a code. Earlier codes stay valid until they expire. Must not be called in a transaction. */
  issue(request: CodeIssueRequest): Promise<IssueResult>;
  /** Creates a code in the caller's transaction. Call `sendNow` after the commit. */
  issueIn(tx: Database, request: CodeIssueRequest): Promise<IssueResult>;
  /** Without this call, the queue sends the code some seconds later. */
  sendNow(issued: IssueResult): Promise<void>;
  /** A code is valid once. Must not be called in a transaction. */
  verify(entry: CodeEntry): Promise<VerificationResult>;
  /** Runs `task` if the code is right, and again with `isRepeated` if the code is repeated within ten minutes. */
  confirm<T>(
    entry: CodeEntry,
    task: (tx: Database, isRepeated: boolean) => Promise<T>,
  ): Promise<VerificationResult<T>>;
};

export type CodeDeps = {
  db: Database;
  key: string;
  clock: Clock;
  queue: JobQueue;
  budget: Budget;
  /** Seconds until a gateway may be tried. 0 if a gateway is available. */
  gateways: { getPausedSeconds(db: Database): Promise<number> };
  /** Milliseconds that a response waits for the delivery of its code. 0 with remote gateways. */
  waitMs: number;
};

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
