import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { numberFailures } from '../../../database/schema/number-failures.ts';
import { oneTimeCodes } from '../../../database/schema/one-time-codes.ts';
import { later } from '../../../shared/clock.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { numberKey } from '../../../shared/limits/number-key.ts';
import type { CodeDeps, CodeEntry, CodeFor, VerificationResult } from './code.ts';
import { codeHash, sameHash } from './code-hash.ts';
import {
  delaySeconds,
  MAX_OPEN_CODES,
  REPEATED_SECONDS,
  TRIES_PER_ADDRESS,
  TRIES_PER_CODE,
} from './code-limits.ts';

type Use<T> = { repeats: boolean; work: (tx: Database) => Promise<T> };

const once: Use<undefined> = { repeats: false, work: async () => undefined };

/** Checks a code, which is valid once. */
export function verifyCode(deps: CodeDeps, entry: CodeEntry): Promise<VerificationResult>;
/** Checks a code, and runs `use.work` in the same transaction. */
export function verifyCode<T>(
  deps: CodeDeps,
  entry: CodeEntry,
  use: Use<T>,
): Promise<VerificationResult<T>>;
/** Tries and failures are counted under a lock, so that parallel guesses cannot bypass the limits. */
export async function verifyCode(
  { db, key, clock }: CodeDeps,
  entry: CodeEntry,
  { repeats, work }: Use<unknown> = once,
): Promise<VerificationResult<unknown>> {
  const now = clock();
  const taken = await consumeAddressQuota(db, 'code-tries', entry.address, TRIES_PER_ADDRESS, now);
  if (!taken.ok) return { outcome: 'wait', waitSeconds: taken.waitSeconds, of: 'address' };
  return db.transaction(async (tx) => {
    const ofNumber = numberKey(key, 'code-failures', entry);
    // Serialises all checks of the number.
    const everybody = await lockedFailures(tx, ofNumber, now);
    const codes = await latestCodes(tx, entry);
    const [newest] = codes;
    if (newest === undefined) return { outcome: 'none' };
    // Tries of the requesting browser are counted separately, so that strangers cannot block the owner. Guessing is
    // still limited, by the tries of a code and the codes of a number per day.
    const own = codes.find(({ browser }) => browser !== null && browser === entry.browser);
    const whose = own ? `${ofNumber}:${entry.browser}` : ofNumber;
    const { failures, blockedUntil } = own ? await lockedFailures(tx, whose, now) : everybody;
    if (blockedUntil !== null && blockedUntil > now) {
      const waitSeconds = Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000);
      return { outcome: 'wait', waitSeconds, of: 'number' };
    }
    const isRepeated = newest.used_at !== null;
    if (newest.used_at !== null && !(repeats && now < later(newest.used_at, REPEATED_SECONDS)))
      return { outcome: 'used' };
    const open = isRepeated ? [newest] : openCodes(codes, now);
    if (open.length === 0) return { outcome: 'expired' };
    // Counted on one code only: the newest that this browser requested, else the newest of all.
    const counter = own
      ? ({ code: own, of: 'tries' } as const)
      : ({ code: newest, of: 'other_tries' } as const);
    if (counter.code[counter.of] >= TRIES_PER_CODE) return { outcome: 'spent' };
    const hash = codeHash(key, entry, entry.code);
    const right = open.find(({ code_hash }) => sameHash(code_hash, hash));
    if (right !== undefined && isRepeated) return { outcome: 'right', result: await work(tx) };
    await countTry(tx, counter);
    await keepFailures(tx, whose, right === undefined ? failures + 1 : 0, now);
    if (right === undefined) return { outcome: 'wrong' };
    await useUp(tx, right, now);
    return { outcome: 'right', result: await work(tx) };
  });
}

/** The row of the number, locked until the transaction ends. */
async function lockedFailures(tx: Database, key: string, last_at: Date) {
  const [row] = await tx
    .insert(numberFailures)
    .values({ key, failures: 0, last_at })
    .onConflictDoUpdate({ target: numberFailures.key, set: { last_at } })
    .returning();
  return { failures: row?.failures ?? 0, blockedUntil: row?.blocked_until ?? null };
}

type Code = typeof oneTimeCodes.$inferSelect;

/** Codes of the same request; excludes those invalidated by another one's success, whose lifetime is zero. */
const isSame = ({ purpose, mobile, request }: Record<keyof CodeFor, string>) =>
  and(
    eq(oneTimeCodes.request, request),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.mobile, mobile),
    gt(oneTimeCodes.expires_at, oneTimeCodes.issued_at),
  );

/** The newest first. */
function latestCodes(tx: Database, target: CodeFor): Promise<Code[]> {
  return tx
    .select()
    .from(oneTimeCodes)
    .where(isSame(target))
    .orderBy(desc(oneTimeCodes.id))
    .limit(MAX_OPEN_CODES);
}

/** Codes that may still arrive, because messages overtake each other. A used code invalidates earlier ones. */
function openCodes(codes: readonly Code[], now: Date): Code[] {
  const used = codes.findIndex(({ used_at }) => used_at !== null);
  const since = used === -1 ? codes : codes.slice(0, used);
  return since.filter(({ expires_at }) => expires_at > now);
}

type TryCounter = { code: Code; of: 'tries' | 'other_tries' };

async function countTry(tx: Database, { code, of }: TryCounter) {
  await tx
    .update(oneTimeCodes)
    .set({ [of]: code[of] + 1 })
    .where(eq(oneTimeCodes.id, code.id));
}

/** Marks a code as used, and invalidates all others of the same request. */
async function useUp(tx: Database, code: Code, now: Date) {
  await tx
    .update(oneTimeCodes)
    .set({ expires_at: sql`${oneTimeCodes.issued_at}` })
    .where(and(isSame(code), ne(oneTimeCodes.id, code.id), isNull(oneTimeCodes.used_at)));
  await tx.update(oneTimeCodes).set({ used_at: now }).where(eq(oneTimeCodes.id, code.id));
}

async function keepFailures(tx: Database, key: string, failures: number, now: Date) {
  const delay = delaySeconds(failures);
  await tx
    .update(numberFailures)
    .set({ failures, blocked_until: delay === 0 ? null : later(now, delay) })
    .where(eq(numberFailures.key, key));
}
