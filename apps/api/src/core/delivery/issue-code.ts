import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { addSeconds, type Clock } from '../jobs/clock.ts';
import { consumeAddressQuota } from '../limits/consume-address-quota.ts';
import { consumeQuota, type LimitRule } from '../limits/consume-quota.ts';
import { createNumberKey } from '../limits/create-number-key.ts';
import { type Claim, runOnce } from '../visitor/run-once.ts';
import type {
  CodeDeps,
  CodeIssueRequest,
  CodeService,
  CodeTarget,
  IssueResult,
} from './code-service.ts';
import { isCodePurpose, type SendCode } from './provider.ts';
import { oneTimeCodes } from './tables.ts';

/** The message is queued in the transaction of the code, so that it is sent even if this process ends. */
export async function issueCode(
  { key, clock, queue, budget, gateways }: CodeDeps,
  tx: Database,
  { address, isVerified = false, browser, language, ...target }: CodeIssueRequest,
): Promise<IssueResult> {
  const now = clock();
  const { mobile } = target;
  const addressQuota = await consumeAddressQuota(
    tx,
    'code-sends',
    address,
    ADDRESS_SEND_LIMITS,
    now,
  );
  if (!addressQuota.ok) return createWait('address', addressQuota.waitSeconds);
  const pausedSeconds = await gateways.getPausedSeconds(tx);
  if (pausedSeconds > 0) return createWait('gateway', pausedSeconds);
  const quotaKey = createNumberKey(key, 'code-sends', { mobile, isVerified });
  const numberQuota = await consumeQuota(tx, quotaKey, NUMBER_SEND_LIMITS, now);
  if (!numberQuota.ok) return createWait('number', numberQuota.waitSeconds);
  const siteQuota = await budget.consume(tx, mobile);
  if (!siteQuota.ok) return createWait('budget', siteQuota.waitSeconds);
  const salt = createSalt();
  const [code] = await tx
    .insert(oneTimeCodes)
    .values({
      ...target,
      browser: browser || null,
      code_hash: hashCode(key, target, deriveDigits(key, salt)),
      salt,
      language,
      issued_at: now,
      expires_at: addSeconds(now, CODE_TTL_SECONDS),
    })
    .returning({ id: oneTimeCodes.id });
  if (code === undefined) throw new Error('a code was not written');
  return { outcome: 'sent', job: await queue.add(tx, 'codes', { code: code.id }) };
}

type WaitScope = Extract<IssueResult, { outcome: 'wait' }>['scope'];

function createWait(scope: WaitScope, waitSeconds: number): IssueResult {
  return { outcome: 'wait', waitSeconds, scope };
}

type IssueOnceDeps = { db: Database; codes: CodeService };

/** Issues a code in a transaction of its own and sends it at once. Returns undefined for a repeated request. */
export async function issueOnce(
  { db, codes }: IssueOnceDeps,
  claim: Claim | null,
  issue: (tx: Database) => Promise<IssueResult>,
): Promise<IssueResult | undefined> {
  const { more: issued } = await runOnce(db, claim, z.literal('sent'), async (tx) => {
    const issued = await issue(tx);
    return { response: 'sent' as const, more: issued, isFinal: issued.outcome === 'sent' };
  });
  if (issued !== undefined) await codes.sendNow(issued);
  return issued;
}

export type CodeJob = { code: number };

type Deps = { db: Database; key: string; clock: Clock; send: SendCode };

/** Sends only the newest code of a request. Rejects if no gateway accepts it, so that the queue retries. */
export async function sendQueuedCode({ db, key, clock, send }: Deps, { code: id }: CodeJob) {
  const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id));
  if (code?.salt == null || !isCodePurpose(code.purpose)) return;
  if (code.sent_at !== null || code.used_at !== null || code.expires_at <= clock()) return;
  const { mobile, purpose, language, request, salt } = code;
  const [newest] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.request, request), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  if (newest?.id !== id) return;
  const isSent = await send({ mobile, purpose, language, code: deriveDigits(key, salt) });
  if (!isSent) throw new Error('no gateway accepted the message');
  await db.update(oneTimeCodes).set({ sent_at: clock() }).where(eq(oneTimeCodes.id, id));
}

const CODE_DIGITS = 6;
const SALT_BYTES = 16;

export const createSalt = (): string => randomBytes(SALT_BYTES).toString('base64url');

/** The digits are derived from the salt with the key, so that the database alone does not reveal codes. */
export function deriveDigits(key: string, salt: string): string {
  const payload = JSON.stringify(['one-time digits', salt]);
  const bytes = createHmac('sha256', key).update(payload).digest();
  // The bias of 48 bits modulo a million is negligible.
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

export function hashCode(
  key: string,
  { purpose, mobile, request }: CodeTarget,
  code: string,
): string {
  const payload = JSON.stringify(['one-time-code', purpose, mobile, request, code]);
  return createHmac('sha256', key).update(payload).digest('base64url');
}

export function isSameHash(first: string, second: string): boolean {
  const firstBytes = Buffer.from(first);
  const secondBytes = Buffer.from(second);
  return firstBytes.length === secondBytes.length && timingSafeEqual(firstBytes, secondBytes);
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const CODE_TTL_SECONDS = 5 * MINUTE_SECONDS;

/** For the browser that requested the code, and once more for all other browsers together. */
export const MAX_ATTEMPTS_PER_CODE = 5;

/** Equals the number of codes that can be sent to a number in ten minutes. */
export const MAX_OPEN_CODES = 3;

/** A used code is accepted again within this time, because its response may have been lost. */
export const REPEAT_WINDOW_SECONDS = 10 * MINUTE_SECONDS;

/** Every message disturbs the owner of the number, so the limits are strict. */
const NUMBER_SEND_LIMITS: readonly LimitRule[] = [
  { max: 3, seconds: 10 * MINUTE_SECONDS },
  { max: 10, seconds: DAY_SECONDS },
];

/** A carrier serves thousands of phones from one IP address, so the limits are high. */
const ADDRESS_SEND_LIMITS: readonly LimitRule[] = [
  { max: 300, seconds: 10 * MINUTE_SECONDS },
  { max: 5000, seconds: DAY_SECONDS },
];
export const ADDRESS_ATTEMPT_LIMITS: readonly LimitRule[] = [
  { max: 1500, seconds: 10 * MINUTE_SECONDS },
];

const FREE_FAILURES = 10;
const FIRST_DELAY_SECONDS = 30;
const MAX_DELAY_SECONDS = HOUR_SECONDS;
/** The maximum delay is reached long before, and larger powers would lose precision. */
const MAX_DOUBLINGS = 20;

/** The tenth consecutive wrong code causes a delay of 30 seconds, and each further one doubles it up to one hour. */
export function computeDelaySeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  const delay = FIRST_DELAY_SECONDS * 2 ** Math.min(failures - FREE_FAILURES, MAX_DOUBLINGS);
  return Math.min(delay, MAX_DELAY_SECONDS);
}
