import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { limitHits } from '../../../core/database/tables.ts';
import { addSeconds, type Clock } from '../../../core/jobs/clock.ts';
import {
  consumeAddressQuota,
  listAddressKeys,
} from '../../../core/limits/consume-address-quota.ts';
import {
  consumeQuota,
  type LimitRule,
  type QuotaResult,
} from '../../../core/limits/consume-quota.ts';
import { decrypt } from '../../../core/secrets/encrypt.ts';
import {
  type ConsumeCredentials,
  createSignedOutError,
  createSignInError,
  createTooManyAttemptsError,
  type DeskDeps,
  type Staff,
  type StaffUser,
} from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff, staffSessions } from '../tables.ts';
import { findStep, listValidSteps, TOTP_KEY_PURPOSE } from './accept-invitation.ts';

/** A working day. Requests do not extend a session. */
export const DESK_SESSION_SECONDS = 12 * 3600;

/** The database stores only a hash of a session's random id. */
export type DeskSessions = {
  /** Replaces the browser's previous session. Creates nothing if `consumeCredentials` throws. */
  begin(
    previousId: string | undefined,
    consumeCredentials: ConsumeCredentials,
  ): Promise<{ id: string; person: Staff }>;
  /** Reads the user without a cache, so that a change of rights applies to the next request. */
  read(id: string): Promise<StaffUser | undefined>;
  end(id: string): Promise<void>;
};

export function createDeskSessions({ db, clock }: { db: Database; clock: Clock }): DeskSessions {
  return {
    async begin(previousId, consumeCredentials) {
      const id = randomBytes(32).toString('base64url');
      const created_at = clock();
      const expires_at = addSeconds(created_at, DESK_SESSION_SECONDS);
      const person = await db.transaction(async (tx) => {
        // Changes of rights also lock the staff row before the sessions. Another order could cause a deadlock.
        const verifiedPerson = await consumeCredentials(tx);
        if (previousId !== undefined) await deleteSession(tx, previousId);
        await tx.delete(staffSessions).where(lte(staffSessions.expires_at, created_at));
        await tx
          .insert(staffSessions)
          .values({ id_hash: hashId(id), staff_id: verifiedPerson.id, created_at, expires_at });
        await recordAuditEntry(tx, {
          actorId: verifiedPerson.id,
          action: 'session.started',
          object: `staff/${verifiedPerson.id}`,
          at: created_at,
        });
        return verifiedPerson;
      });
      return { id, person };
    },
    async read(id) {
      const [row] = await db
        .select({
          id: staff.id,
          name: staff.name,
          role: staff.role,
          brands: staff.brands,
          districts: staff.districts,
        })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staff_id))
        .where(
          and(
            eq(staffSessions.id_hash, hashId(id)),
            gt(staffSessions.expires_at, clock()),
            eq(staff.active, true),
          ),
        );
      return row;
    },
    async end(id) {
      await deleteSession(db, id);
    },
  };
}

/** Throws a 401 unless the session is valid. `tx` must have locked the staff row. */
export async function requireSession(tx: Database, id: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ id: staffSessions.staff_id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id_hash, hashId(id)), gt(staffSessions.expires_at, now)));
  if (row === undefined) throw createSignedOutError();
}

const deleteSession = (db: Database, id: string) =>
  db.delete(staffSessions).where(eq(staffSessions.id_hash, hashId(id)));

const hashId = (id: string) => createHash('sha256').update(id).digest('base64url');

const MINUTE_SECONDS = 60;

/** Per e-mail address and network, so that strangers cannot lock staff out. Recognised browsers share one quota. */
const EMAIL_LIMITS: readonly LimitRule[] = [{ max: 9, seconds: 10 * MINUTE_SECONDS }];
const ADDRESS_LIMITS: readonly LimitRule[] = [{ max: 100, seconds: 10 * MINUTE_SECONDS }];

/** For codes after a correct password, over all networks. Only a person with the password can use up this limit. */
const CODE_LIMITS: readonly LimitRule[] = [{ max: 20, seconds: 10 * MINUTE_SECONDS }];

type SignInAttempt = {
  email: string;
  password: string;
  code: string;
  address: string;
  /** True if the e-mail address has signed in from this browser before. */
  isRecognised: boolean;
};

/** The returned function consumes the code. All failures take the same time and have the same message. */
export async function signIn(
  { db, clock, key, passwords }: DeskDeps,
  { email: emailInput, password, code, address, isRecognised }: SignInAttempt,
): Promise<ConsumeCredentials> {
  const now = clock();
  const email = toStaffEmail(emailInput);
  const attemptsKey = `desk-tries:${email}`;
  const recognisedKey = `${attemptsKey}:known`;
  requireQuota(
    isRecognised
      ? await consumeQuota(db, recognisedKey, EMAIL_LIMITS, now)
      : await consumeAddressQuota(db, attemptsKey, address, EMAIL_LIMITS, now),
  );
  requireQuota(await consumeAddressQuota(db, 'desk-tries', address, ADDRESS_LIMITS, now));
  const [person] = await db.select().from(staff).where(eq(staff.email, email));
  const isPasswordCorrect = await passwords.matches(person?.password_hash, password);
  if (person === undefined || !isPasswordCorrect || !person.active) throw createSignInError();
  const codesKey = `desk-codes:${email}${isRecognised ? ':known' : ''}`;
  // A 429 would reveal that the password is correct.
  if (!(await consumeQuota(db, codesKey, CODE_LIMITS, now)).ok) throw createSignInError();
  const validSteps = listValidSteps(now);
  const unusedSteps = validSteps.filter((candidate) => !person.totp_steps.includes(candidate));
  const step = findStep(decrypt(key, TOTP_KEY_PURPOSE, person.totp_secret), code, unusedSteps);
  if (step === undefined) throw createSignInError();
  const usedSteps = validSteps.filter((candidate) => !unusedSteps.includes(candidate));
  return async (tx) => {
    // The conditions let only one of two concurrent requests with the same code update the row.
    const [updated] = await tx
      .update(staff)
      .set({ totp_steps: [...usedSteps, step] })
      .where(
        and(
          eq(staff.id, person.id),
          eq(staff.active, true),
          eq(staff.password_hash, person.password_hash),
          sql`not ${step} = any(${staff.totp_steps})`,
        ),
      )
      .returning();
    if (updated === undefined) throw createSignInError();
    const usedKeys = isRecognised ? [recognisedKey] : listAddressKeys(attemptsKey, address);
    await tx.delete(limitHits).where(inArray(limitHits.key, [...usedKeys, codesKey]));
    return updated;
  };
}

function requireQuota(quota: QuotaResult): void {
  if (!quota.ok) throw createTooManyAttemptsError(quota.waitSeconds);
}

export const toStaffEmail = (input: string): string => input.trim().toLowerCase();
