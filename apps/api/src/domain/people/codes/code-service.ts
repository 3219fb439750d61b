import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { JobQueue } from '../../../shared/jobs/job-queue.ts';
import type { Budget } from '../delivery/budget.ts';
import type { CodePurpose } from '../delivery/code-purpose.ts';

export type CodeTarget = {
  purpose: CodePurpose;
  /** Ten digits, without country code. */
  mobile: string;
  request: string;
};

/**
 * `sent`: the message is queued and leaves even if this process ends. `wait`: too many codes for this number or from
 * this address, the message budget is used up, or every gateway is paused; nothing is sent.
 */
export type IssueResult =
  | { outcome: 'sent'; job: string }
  | { outcome: 'wait'; waitSeconds: number; of: 'number' | 'address' | 'budget' | 'gateway' };

/**
 * `right`: the code is now used. `wrong`: other digits. `none`: no code for this number and request. `expired`, `used`,
 * `spent` (too many attempts): a new code is required. `wait`: too many wrong codes for this number, or attempts from
 * this address; the code was not checked.
 */
export type VerificationResult<T = undefined> =
  | { outcome: 'right'; result: T }
  | { outcome: 'wrong' | 'none' | 'expired' | 'used' | 'spent' }
  | { outcome: 'wait'; waitSeconds: number; of: 'number' | 'address' };

export type CodeRequester = {
  address: string;
  /** The browser has verified this number before, so attempts of strangers do not lock it out. */
  isVerified?: boolean;
  /** Hash of the name in the browser's signed cookie; undefined or empty without one. */
  browser?: string | undefined;
};

export type CodeIssueRequest = CodeTarget & CodeRequester & { language: Language };

export type CodeEntry = CodeTarget & CodeRequester & { code: string };

/** One-time codes: the only place of the API that creates and checks them. */
export type CodeService = {
  /** Creates a code and sends it; earlier codes stay valid until they expire. Call it outside of a transaction. */
  issue(request: CodeIssueRequest): Promise<IssueResult>;
  /** The same within the caller's transaction; call `sendNow` after the commit. */
  issueIn(tx: Database, request: CodeIssueRequest): Promise<IssueResult>;
  /** Sends the issued code at once. Without this call it is sent some seconds later. */
  sendNow(issued: IssueResult): Promise<void>;
  /** Checks digits, which are valid once. Call it outside of a transaction. */
  verify(entry: CodeEntry): Promise<VerificationResult>;
  /**
   * Checks digits, and runs `task` in the transaction that marks them as used. For ten minutes the same digits are
   * accepted again and `task` is repeated with `isRepeated`, in case the response was lost: it must be idempotent.
   */
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
  /** Seconds until a gateway may be tried; 0 if one is available. */
  gateways: { pausedSeconds(db: Database): Promise<number> };
  /** How long a response waits for its code to be sent: 0 where gateways are remote. */
  waitMs: number;
};
