import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codeFailures } from '../../database/schema/code-failures.ts';
import { oneTimeCodes } from '../../database/schema/one-time-codes.ts';
import { later } from '../../shared/clock.ts';
import { addressKey } from '../../shared/limits/address-key.ts';
import { consumeQuota } from '../../shared/limits/consume-quota.ts';
import type { CodeDeps, CodeFor, Given, Verified } from './code.ts';
import { codeHash, sameHash } from './code-hash.ts';
import {
  delaySeconds,
  quotaOf,
  REPEATED_SECONDS,
  TRIES_PER_ADDRESS,
  TRIES_PER_CODE,
} from './code-limits.ts';

type Use<T> = { repeats: boolean; work: (tx: Database) => Promise<T> };

const once: Use<undefined> = { repeats: false, work: async () => undefined };

/** Checks a code that is good once. */
export function verifyCode(deps: CodeDeps, given: Given): Promise<Verified>;
/** Checks a code, and does what it confirms in the same transaction. */
export function verifyCode<T>(deps: CodeDeps, given: Given, use: Use<T>): Promise<Verified<T>>;
/** Tries and failures are counted under a lock: parallel guesses cannot pass it. */
export async function verifyCode(
  { db, key, clock }: CodeDeps,
  given: Given,
  { repeats, work }: Use<unknown> = once,
): Promise<Verified<unknown>> {
  const now = clock();
  const taken = await consumeQuota(
    db,
    addressKey('code-tries', given.address),
    TRIES_PER_ADDRESS,
    now,
  );
  if (!taken.ok) return { outcome: 'wait', waitSeconds: taken.waitSeconds, of: 'address' };
  return db.transaction(async (tx) => {
    const whose = quotaOf(given);
    const { failures, blockedUntil } = await lockedFailures(tx, whose);
    const code = await newestCode(tx, given);
    if (code === undefined) return { outcome: 'none' };
    if (blockedUntil !== null && blockedUntil > now) {
      const waitSeconds = Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000);
      return { outcome: 'wait', waitSeconds, of: 'number' };
    }
    const isRepeated = code.used_at !== null;
    if (code.used_at !== null && !(repeats && now < later(code.used_at, REPEATED_SECONDS)))
      return { outcome: 'used' };
    if (!isRepeated && code.expires_at <= now) return { outcome: 'expired' };
    if (code.tries >= TRIES_PER_CODE) return { outcome: 'spent' };
    const isRight = sameHash(code.code_hash, codeHash(key, given, given.code));
    if (isRight && isRepeated) return { outcome: 'right', result: await work(tx) };
    const tries = code.tries + 1;
    const change = isRight ? { tries, used_at: now } : { tries };
    await tx.update(oneTimeCodes).set(change).where(eq(oneTimeCodes.id, code.id));
    await keepFailures(tx, whose, isRight ? 0 : failures + 1, now);
    return isRight ? { outcome: 'right', result: await work(tx) } : { outcome: 'wrong' };
  });
}

/** The row of the number, locked until the transaction ends. */
async function lockedFailures(tx: Database, mobile: string) {
  const [row] = await tx
    .insert(codeFailures)
    .values({ mobile, failures: 0 })
    .onConflictDoUpdate({
      target: codeFailures.mobile,
      set: { failures: sql`${codeFailures.failures}` },
    })
    .returning();
  return { failures: row?.failures ?? 0, blockedUntil: row?.blocked_until ?? null };
}

async function newestCode(tx: Database, { purpose, mobile, request }: CodeFor) {
  const [code] = await tx
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.request, request),
        eq(oneTimeCodes.purpose, purpose),
        eq(oneTimeCodes.mobile, mobile),
      ),
    )
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  return code;
}

async function keepFailures(tx: Database, mobile: string, failures: number, now: Date) {
  const delay = delaySeconds(failures);
  await tx
    .update(codeFailures)
    .set({ failures, blocked_until: delay === 0 ? null : later(now, delay) })
    .where(eq(codeFailures.mobile, mobile));
}
