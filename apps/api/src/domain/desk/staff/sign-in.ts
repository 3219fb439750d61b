import { and, eq, inArray, sql } from 'drizzle-orm';
import { limitHits } from '../../../database/schema/limit-hits.ts';
import { staff } from '../../../database/schema/staff.ts';
import {
  consumeAddressQuota,
  listAddressKeys,
} from '../../../shared/limits/consume-address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import type { QuotaResult } from '../../../shared/limits/quota-result.ts';
import { decrypt } from '../../../shared/secrets/encrypt.ts';
import type { ConsumeCredentials, DeskDeps } from '../desk-deps.ts';
import { createSignInError, createTooManyAttemptsError } from '../desk-errors.ts';
import { TOTP_KEY_PURPOSE } from './accept-invitation.ts';
import { findStep, listValidSteps } from './compute-totp-code.ts';

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
