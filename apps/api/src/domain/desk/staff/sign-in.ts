import { and, eq, inArray, sql } from 'drizzle-orm';
import { limitHits } from '../../../database/schema/limit-hits.ts';
import { staff } from '../../../database/schema/staff.ts';
import { addressKeys, consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import { unseal } from '../../../shared/secrets/sealed.ts';
import type { DeskDeps, SignInProof } from '../desk-deps.ts';
import { tooOften, wrongSignIn } from '../refuse-desk.ts';
import { SEALED_FOR } from './invitations.ts';
import { matchingStep, stepsAt } from './totp.ts';

const MINUTE = 60;

/** Per e-mail address and network, and for all browsers in which the address has signed in. */
const TRIES: readonly LimitRule[] = [{ most: 9, seconds: 10 * MINUTE }];
const TRIES_OF_ADDRESS: readonly LimitRule[] = [{ most: 100, seconds: 10 * MINUTE }];

/** Codes with a right password, from all networks: a stranger without the password cannot use them up. */
const CODES: readonly LimitRule[] = [{ most: 20, seconds: 10 * MINUTE }];

type SignInAttempt = {
  email: string;
  password: string;
  code: string;
  address: string;
  /** The e-mail address has signed in in this browser before. */
  isKnown: boolean;
};

/**
 * Checks e-mail address, password and code; the proof consumes the code. Every failure costs the same time and returns
 * the same message. No limit on wrong passwords spans all networks, because a stranger could lock staff out.
 */
export async function signIn(
  { db, clock, key, passwords }: DeskDeps,
  { email: typed, password, code, address, isKnown }: SignInAttempt,
): Promise<SignInProof> {
  const now = clock();
  const email = toStaffEmail(typed);
  const own = `desk-tries:${email}`;
  const known = `${own}:known`;
  for (const consume of [
    () =>
      isKnown
        ? consumeQuota(db, known, TRIES, now)
        : consumeAddressQuota(db, own, address, TRIES, now),
    () => consumeAddressQuota(db, 'desk-tries', address, TRIES_OF_ADDRESS, now),
  ]) {
    const tried = await consume();
    if (!tried.ok) throw tooOften(tried.waitSeconds);
  }
  const [person] = await db.select().from(staff).where(eq(staff.email, email));
  const isRight = await passwords.isRight(person?.password_hash, password);
  if (person === undefined || !isRight || !person.active) throw wrongSignIn();
  const codes = `desk-codes:${email}${isKnown ? ':known' : ''}`;
  // A 429 would reveal that the password is right.
  if (!(await consumeQuota(db, codes, CODES, now)).ok) throw wrongSignIn();
  const steps = stepsAt(now);
  const step = matchingStep(
    unseal(key, SEALED_FOR, person.totp_secret),
    code,
    steps.filter((one) => !person.totp_steps.includes(one)),
  );
  if (step === undefined) throw wrongSignIn();
  // One statement: of two concurrent requests with the same code, one succeeds.
  const usedSteps = [...person.totp_steps.filter((one) => steps.includes(one)), step];
  return async (tx) => {
    const [used] = await tx
      .update(staff)
      .set({ totp_steps: usedSteps })
      .where(
        and(
          eq(staff.id, person.id),
          eq(staff.active, true),
          // A password that was changed during the hashing wins.
          eq(staff.password_hash, person.password_hash),
          sql`not ${step} = any(${staff.totp_steps})`,
        ),
      )
      .returning();
    if (used === undefined) throw wrongSignIn();
    const counted = isKnown ? [known] : addressKeys(own, address);
    await tx.delete(limitHits).where(inArray(limitHits.key, [...counted, codes]));
    return used;
  };
}

/** An e-mail address as the table has it. */
export const toStaffEmail = (typed: string): string => typed.trim().toLowerCase();
