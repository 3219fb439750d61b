import type { Language } from '@tractor-haat/i18n';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import {
  type CodeService,
  createCodeError,
  createSendError,
  type VerificationResult,
} from '../../../core/delivery/code-service.ts';
import { issueOnce } from '../../../core/delivery/issue-code.ts';
import type { CodePurpose } from '../../../core/delivery/provider.ts';
import type { Clock } from '../../../core/jobs/clock.ts';
import type { LimitRule } from '../../../core/limits/consume-quota.ts';
import { createHttpError } from '../../../core/messages/http-error.ts';
import type { CodeRequester } from '../../../core/visitor/read-visitor.ts';
import { type Claim, insertClaim, isCompleted } from '../../../core/visitor/run-once.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { accounts } from './tables.ts';

export type AccountDeps = {
  db: Database;
  codes: CodeService;
  passwords: Passwords;
  clock: Clock;
  key: string;
};

export type Account = typeof accounts.$inferSelect;

export type AccountPurpose = Exclude<CodePurpose, 'enquiry'>;

/** Account codes are bound to a purpose and a number instead of an id, because the account may not exist yet. */
const formatRequestId = (purpose: AccountPurpose, mobile: string) => `${purpose}:${mobile}`;

type AccountCodeRequest = AccountRequester & {
  purpose: AccountPurpose;
  mobile: string;
  language: Language;
};

/** The code is sent even if the number has no account, so that the response does not reveal accounts. */
export async function sendAccountCode(
  deps: Pick<AccountDeps, 'db' | 'codes'>,
  { claim, ...codeRequest }: AccountCodeRequest,
) {
  const request = formatRequestId(codeRequest.purpose, codeRequest.mobile);
  const issued = await issueOnce(deps, claim, (tx) =>
    deps.codes.issueIn(tx, { ...codeRequest, request }),
  );
  if (issued?.outcome === 'wait') throw createSendError(issued, 'otp_not_sent');
}

export type AccountRequester = CodeRequester & { claim: Claim | null };

type AccountCodeEntry = AccountRequester & {
  purpose: AccountPurpose;
  mobile: string;
  code: string;
};

/** A code is valid once. A repeated request with the same `claim` gets the same result. */
export async function checkAccountCode(
  { codes }: Pick<AccountDeps, 'codes'>,
  { claim, ...codeEntry }: AccountCodeEntry,
): Promise<VerificationResult> {
  const entry = { ...codeEntry, request: formatRequestId(codeEntry.purpose, codeEntry.mobile) };
  if (claim === null) return codes.verify(entry);
  const verified = await codes.confirm(entry, (tx, isRepeated) =>
    isRepeated ? isCompleted(tx, claim) : insertClaim(tx, claim),
  );
  if (verified.outcome !== 'right') return verified;
  return verified.result ? { outcome: 'right', result: undefined } : { outcome: 'used' };
}

export async function requireAccountCode(
  deps: Pick<AccountDeps, 'codes'>,
  entry: AccountCodeEntry,
) {
  const code = entry.code.trim();
  if (code === '') throw createHttpError('otp_required');
  const verified = await checkAccountCode(deps, { ...entry, code });
  if (verified.outcome !== 'right') throw createCodeError(verified);
}

export async function findAccount(db: Database, mobile: string): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.mobile, mobile));
  return row;
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 3600;

/** A code by SMS is an alternative way to sign in, so the limits are strict. */
export const NUMBER_PASSWORD_LIMITS: readonly LimitRule[] = [
  { max: 10, seconds: 10 * MINUTE_SECONDS },
  { max: 50, seconds: DAY_SECONDS },
];

/** A carrier serves thousands of phones from one IP address, so the limit is high. */
export const ADDRESS_PASSWORD_LIMITS: readonly LimitRule[] = [
  { max: 300, seconds: 10 * MINUTE_SECONDS },
];
export const ADDRESS_REGISTRATION_LIMITS: readonly LimitRule[] = [
  { max: 300, seconds: 10 * MINUTE_SECONDS },
];
