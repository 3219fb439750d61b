import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { Budget } from '../delivery/budget.ts';
import type { CodePurpose } from '../delivery/code-purpose.ts';

export type CodeTarget = {
  purpose: CodePurpose;
  /** Ten digits without the country code. */
  mobile: string;
  /** Id of the form or row for which the code is valid, such as the `primary_id` of an enquiry. */
  request: string;
};

/**
 * `sent`: the message is queued, and another process sends it if this process ends. `wait`: nothing was sent, because a
 * limit of the number, the address or the message budget is exceeded, or all gateways are paused.
 */
export type IssueResult =
  | { outcome: 'sent'; job: string }
  | { outcome: 'wait'; waitSeconds: number; scope: 'number' | 'address' | 'budget' | 'gateway' };

/**
 * `right`: the code matches and is now used. `wrong`: the code does not match. `none`: no code was issued for the
 * number and request. `expired`, `used`, `spent` (too many attempts): a new code is required. `wait`: the code was not
 * checked, because the number had too many wrong codes or the address too many attempts.
 */
export type VerificationResult<T = undefined> =
  | { outcome: 'right'; result: T }
  | { outcome: 'wrong' | 'none' | 'expired' | 'used' | 'spent' }
  | { outcome: 'wait'; waitSeconds: number; scope: 'number' | 'address' };

export type CodeRequester = {
  address: string;
  /**
   * True if the browser has verified the number. Its limits are then separate, so that strangers cannot lock it out.
   */
  isVerified?: boolean;
  /** Hash of the name in the browser's signed cookie. Undefined or empty without a cookie. */
  browser?: string | undefined;
};

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
  /**
   * Runs `task` in the transaction that marks the code as used. `task` must be idempotent: for ten minutes the same
   * code is accepted again and `task` runs with `isRepeated`, because the response may have been lost.
   */
  confirm<T>(
    entry: CodeEntry,
    task: (tx: Database, isRepeated: boolean) => Promise<T>,
  ): Promise<VerificationResult<T>>;
};

export type CodeDeps = {
  db: Database;
  /** Secret key from which digits and hashes are derived. */
  key: string;
  clock: Clock;
  queue: JobQueue;
  budget: Budget;
  /** Seconds until a gateway may be tried. 0 if a gateway is available. */
  gateways: { getPausedSeconds(db: Database): Promise<number> };
  /** Milliseconds that a response waits for the delivery of its code. 0 with remote gateways. */
  waitMs: number;
};
