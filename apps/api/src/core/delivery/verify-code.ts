import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { addSeconds } from '../jobs/clock.ts';
import { consumeAddressQuota } from '../limits/consume-address-quota.ts';
import { createNumberKey } from '../limits/create-number-key.ts';
import type { CodeDeps, CodeEntry, CodeTarget, VerificationResult } from './code-service.ts';
import {
  ADDRESS_ATTEMPT_LIMITS,
  computeDelaySeconds,
  hashCode,
  isSameHash,
  MAX_ATTEMPTS_PER_CODE,
  MAX_OPEN_CODES,
  REPEAT_WINDOW_SECONDS,
} from './issue-code.ts';
import { numberFailures, oneTimeCodes } from './tables.ts';

type CodeUse<T> = {
  isRepeatable: boolean;
  task: (tx: Database, isRepeated: boolean) => Promise<T>;
};

const SINGLE_USE: CodeUse<undefined> = { isRepeatable: false, task: async () => undefined };

export function verifyCode(deps: CodeDeps, entry: CodeEntry): Promise<VerificationResult>;
export function verifyCode<T>(
  deps: CodeDeps,
  entry: CodeEntry,
  use: CodeUse<T>,
): Promise<VerificationResult<T>>;
/** Attempts and failures are counted under a lock, so that parallel guesses cannot bypass the limits. */
export async function verifyCode(
  { db, key, clock }: CodeDeps,
  entry: CodeEntry,
  { isRepeatable, task }: CodeUse<unknown> = SINGLE_USE,
): Promise<VerificationResult<unknown>> {
  const now = clock();
  const addressQuota = await consumeAddressQuota(
    db,
    'code-tries',
    entry.address,
    ADDRESS_ATTEMPT_LIMITS,
    now,
  );
  if (!addressQuota.ok)
    return { outcome: 'wait', waitSeconds: addressQuota.waitSeconds, scope: 'address' };
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, key, entry, now);
    if (attempt === undefined) return { outcome: 'none' };
    const { codes, newest, counter, failureKey, failures, blockedUntil } = attempt;
    if (blockedUntil !== null && blockedUntil > now) {
      const waitSeconds = Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000);
      return { outcome: 'wait', waitSeconds, scope: 'number' };
    }
    const isRepeated = newest.used_at !== null;
    if (isRepeated && !(isRepeatable && isInRepeatWindow(newest, now))) return { outcome: 'used' };
    const openCodes = isRepeated ? [newest] : filterOpenCodes(codes, now);
    if (openCodes.length === 0) return { outcome: 'expired' };
    if (counter.code[counter.column] >= MAX_ATTEMPTS_PER_CODE) return { outcome: 'spent' };
    const hash = hashCode(key, entry, entry.code);
    const match = openCodes.find(({ code_hash }) => isSameHash(code_hash, hash));
    if (match !== undefined && isRepeated)
      return { outcome: 'right', result: await task(tx, true) };
    await incrementAttempts(tx, counter);
    await saveFailures(tx, failureKey, match === undefined ? failures + 1 : 0, now);
    if (match === undefined) return { outcome: 'wrong' };
    await markUsed(tx, match, now);
    return { outcome: 'right', result: await task(tx, false) };
  });
}

type Code = typeof oneTimeCodes.$inferSelect;

type AttemptCounter = { code: Code; column: 'tries' | 'other_tries' };

/** Attempts of the requesting browser are counted separately, so that strangers cannot block the owner. */
async function lockAttempt(tx: Database, key: string, entry: CodeEntry, now: Date) {
  const numberFailureKey = createNumberKey(key, 'code-failures', entry);
  const sharedFailures = await lockFailures(tx, numberFailureKey, now);
  const codes = await listLatestCodes(tx, entry);
  const [newest] = codes;
  if (newest === undefined) return undefined;
  const browserCode = codes.find(({ browser }) => browser !== null && browser === entry.browser);
  if (browserCode === undefined) {
    const counter: AttemptCounter = { code: newest, column: 'other_tries' };
    return { codes, newest, counter, failureKey: numberFailureKey, ...sharedFailures };
  }
  const counter: AttemptCounter = { code: browserCode, column: 'tries' };
  const failureKey = `${numberFailureKey}:${entry.browser}`;
  return { codes, newest, counter, failureKey, ...(await lockFailures(tx, failureKey, now)) };
}

async function lockFailures(tx: Database, key: string, last_at: Date) {
  const [row] = await tx
    .insert(numberFailures)
    .values({ key, failures: 0, last_at })
    .onConflictDoUpdate({ target: numberFailures.key, set: { last_at } })
    .returning();
  return { failures: row?.failures ?? 0, blockedUntil: row?.blocked_until ?? null };
}

const isInRepeatWindow = ({ used_at }: Code, now: Date): boolean =>
  used_at !== null && now < addSeconds(used_at, REPEAT_WINDOW_SECONDS);

/** `markUsed` invalidates codes by setting `expires_at` to `issued_at`, so these codes are excluded. */
const matchesTarget = ({ purpose, mobile, request }: Record<keyof CodeTarget, string>) =>
  and(
    eq(oneTimeCodes.request, request),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.mobile, mobile),
    gt(oneTimeCodes.expires_at, oneTimeCodes.issued_at),
  );

function listLatestCodes(tx: Database, target: CodeTarget): Promise<Code[]> {
  return tx
    .select()
    .from(oneTimeCodes)
    .where(matchesTarget(target))
    .orderBy(desc(oneTimeCodes.id))
    .limit(MAX_OPEN_CODES);
}

/** A used code invalidates all earlier codes. */
function filterOpenCodes(codes: readonly Code[], now: Date): Code[] {
  const usedIndex = codes.findIndex(({ used_at }) => used_at !== null);
  const newerCodes = usedIndex === -1 ? codes : codes.slice(0, usedIndex);
  return newerCodes.filter(({ expires_at }) => expires_at > now);
}

async function incrementAttempts(tx: Database, { code, column }: AttemptCounter) {
  await tx
    .update(oneTimeCodes)
    .set({ [column]: code[column] + 1 })
    .where(eq(oneTimeCodes.id, code.id));
}

async function markUsed(tx: Database, code: Code, now: Date) {
  await tx
    .update(oneTimeCodes)
    .set({ expires_at: sql`${oneTimeCodes.issued_at}` })
    .where(and(matchesTarget(code), ne(oneTimeCodes.id, code.id), isNull(oneTimeCodes.used_at)));
  await tx.update(oneTimeCodes).set({ used_at: now }).where(eq(oneTimeCodes.id, code.id));
}

async function saveFailures(tx: Database, key: string, failures: number, now: Date) {
  const delay = computeDelaySeconds(failures);
  await tx
    .update(numberFailures)
    .set({ failures, blocked_until: delay === 0 ? null : addSeconds(now, delay) })
    .where(eq(numberFailures.key, key));
}
