import { and, eq, sql } from 'drizzle-orm';
import { limitHits } from '../../../database/schema/limit-hits.ts';
import { staff } from '../../../database/schema/staff.ts';
import { addressKey } from '../../../shared/limits/address-key.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import { unseal } from '../../../shared/secrets/sealed.ts';
import type { DeskDeps, Staff } from '../desk-deps.ts';
import { tooOften, wrongSignIn } from '../refuse-desk.ts';
import { SEALED_FOR } from './invitations.ts';
import { matchingStep, stepsAt } from './totp.ts';

const MINUTE = 60;

/** From the tenth on they wait. Counted per address as well, so that nobody locks another one out for ever. */
const TRIES: readonly LimitRule[] = [{ most: 9, seconds: 10 * MINUTE }];
const TRIES_FROM_EVERYWHERE: readonly LimitRule[] = [{ most: 60, seconds: 10 * MINUTE }];
const TRIES_OF_ADDRESS: readonly LimitRule[] = [{ most: 100, seconds: 10 * MINUTE }];

type Given = { email: string; password: string; code: string; address: string };

/** Whose e-mail address, password and code these are. The same work, answer and limits whatever is wrong. */
export async function signIn(
  { db, clock, key, passwords }: DeskDeps,
  { email: typed, password, code, address }: Given,
): Promise<Staff> {
  const now = clock();
  const email = typed.trim().toLowerCase();
  const own = `desk-tries:${email}:${address}`;
  const limits: [string, readonly LimitRule[]][] = [
    [own, TRIES],
    [`desk-tries:${email}`, TRIES_FROM_EVERYWHERE],
    [addressKey('desk-tries', address), TRIES_OF_ADDRESS],
  ];
  for (const [name, rules] of limits) {
    const tried = await consumeQuota(db, name, rules, now);
    if (!tried.ok) throw tooOften(tried.waitSeconds);
  }
  const [person] = await db.select().from(staff).where(eq(staff.email, email));
  const isRight = await passwords.isRight(person?.password_hash, password);
  if (person === undefined || !isRight || !person.active) throw wrongSignIn();
  const steps = stepsAt(now);
  const step = matchingStep(
    unseal(key, SEALED_FOR, person.totp_secret),
    code,
    steps.filter((one) => !person.totp_steps.includes(one)),
  );
  if (step === undefined) throw wrongSignIn();
  // One statement: of two who send the same code at once, one is let in.
  const kept = [...person.totp_steps.filter((one) => steps.includes(one)), step];
  const used = await db
    .update(staff)
    .set({ totp_steps: kept })
    .where(and(eq(staff.id, person.id), sql`not ${step} = any(${staff.totp_steps})`))
    .returning({ id: staff.id });
  if (used.length === 0) throw wrongSignIn();
  await db.delete(limitHits).where(eq(limitHits.key, own));
  return person;
}
