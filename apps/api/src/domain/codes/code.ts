import type { Language } from '@tractor-haat/i18n';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../shared/clock.ts';
import type { JobQueue } from '../../shared/jobs/job-queue.ts';
import type { Budget } from '../delivery/budget.ts';
import type { CodePurpose } from './code-purpose.ts';

/** What a code is bound to; it fits no other purpose, number or request. */
export type CodeFor = {
  purpose: CodePurpose;
  /** Ten digits, without country code. */
  mobile: string;
  /** Random id of the request that asked for the code. */
  request: string;
};

/**
 * `sent`: it is on its way; it leaves even if this process ends now. `wait`: too many codes for this number or from
 * this address, the budget of all messages is used up, or every gateway is paused; nothing is sent.
 */
export type Issued =
  | { outcome: 'sent'; job: string }
  | { outcome: 'wait'; waitSeconds: number; of: 'number' | 'address' | 'budget' | 'gateway' };

/**
 * `right`: and the code is used up. `wrong`: the digits are not those. `none`: there is no code for this
 * number and request. `expired`, `used`, `spent` (tried too often): ask for a new one.
 * `wait`: too many wrong codes for this number, or too many tries from this address; not even looked at.
 */
export type Verified<T = undefined> =
  | { outcome: 'right'; result: T }
  | { outcome: 'wrong' | 'none' | 'expired' | 'used' | 'spent' }
  | { outcome: 'wait'; waitSeconds: number; of: 'number' | 'address' };

/** Where something comes from. */
export type From = {
  address: string;
  /** The browser has proven this number before: what strangers do with the number does not lock it out. */
  isKnown?: boolean;
  /** Hash of the name in the browser's signed cookie; undefined or empty without one. */
  browser?: string | undefined;
};

/** A code to be made, and in which language its message is. */
export type Wanted = CodeFor & From & { language: Language };

/** Digits that a visitor typed, and what they are for. */
export type Given = CodeFor & From & { code: string };

/** One-time codes: the only place of the API where they are made and checked. */
export type OneTimeCodes = {
  /** Makes a new code and sends it; those before it stay good until they expire. Call it outside of a transaction. */
  issue(wanted: Wanted): Promise<Issued>;
  /** The same as a part of the caller's transaction; after its commit `sendNow`. */
  issueIn(tx: Database, wanted: Wanted): Promise<Issued>;
  /** Has what was issued sent at once. Left out, it is sent some seconds later. */
  sendNow(issued: Issued): Promise<void>;
  /** Checks digits that are good once. Call it outside of a transaction. */
  verify(given: Given): Promise<Verified>;
  /**
   * Checks digits, and does what they confirm in the transaction in which they are used up. For ten minutes the
   * same digits are right again, and `work` is asked again, for those whose answer was lost: it must give the same.
   */
  confirm<T>(given: Given, work: (tx: Database) => Promise<T>): Promise<Verified<T>>;
};

export type CodeDeps = {
  db: Database;
  key: string;
  clock: Clock;
  queue: JobQueue;
  budget: Budget;
  /** Seconds until a gateway may be tried; 0 when one may be now. */
  gateways: { pausedSeconds(db: Database): Promise<number> };
  /** How long an answer waits for its code to be sent: not at all where gateways are far away. */
  waitMs: number;
};
