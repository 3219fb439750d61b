import { randomBytes } from 'node:crypto';
import type { AcceptBody } from '@tractor-haat/api-client/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staff, staffInvitations, staffSessions } from '../../../database/schema/staff.ts';
import { staffPasskeys } from '../../../database/schema/staff-passkeys.ts';
import { consumeQuota } from '../../../shared/limits/consume-quota.ts';
import type { LimitRule } from '../../../shared/limits/limit-rule.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { seal, unseal } from '../../../shared/secrets/sealed.ts';
import { audit } from '../audit/audit.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { endedLink, tooOften, wrongCode } from '../refuse-desk.ts';
import { deskPasswordFault, readBrandWords } from './desk-password.ts';
import { endInvitationsOfPerson, isOpen, lockStaff, openInvitation } from './open-invitations.ts';
import { matchingStep, stepsAt } from './totp.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes for an authenticator app (RFC 4648), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => LETTERS[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

const SECRET_BYTES = 20;

/** Per link: enough for typing errors, too few for guessing. */
const TRIES: readonly LimitRule[] = [{ most: 9, seconds: 600 }];

/** Per link: each password costs an estimate and a hash. */
const PASSWORDS: readonly LimitRule[] = [{ most: 30, seconds: 600 }];

export const SEALED_FOR = 'desk totp';

/** Stores name and password from the link's holder, and returns the secret of the second factor. */
export async function acceptInvitation(
  { db, clock, key, passwords }: DeskDeps,
  { token, name, password }: AcceptBody,
): Promise<{ secret: string; email: string; link: string }> {
  const now = clock();
  const invitation = await openInvitation(db, token, now);
  const tried = await consumeQuota(db, `desk-invitation-password:${invitation.id}`, PASSWORDS, now);
  if (!tried.ok) throw tooOften(tried.waitSeconds);
  const person = { name, email: invitation.email };
  const validationError = await deskPasswordFault(password, person, await readBrandWords(db));
  if (validationError !== undefined) {
    throw new Refusal('BAD_REQUEST', 'This password is not good enough.', {
      reason: validationError,
      faults: { password: validationError },
    });
  }
  const bytes = randomBytes(SECRET_BYTES);
  const accepted = {
    name,
    password_hash: await passwords.hash(password),
    totp_secret: seal(key, SEALED_FOR, bytes),
  };
  const [acceptedRow] = await db
    .update(staffInvitations)
    .set(accepted)
    .where(and(eq(staffInvitations.id, invitation.id), isOpen(now)))
    .returning({ id: staffInvitations.id });
  if (acceptedRow === undefined) throw endedLink();
  const secret = base32(bytes);
  const label = encodeURIComponent(`Tractor Haat:${invitation.email}`);
  const link = `otpauth://totp/${label}?secret=${secret}&issuer=Tractor%20Haat`;
  return { secret, email: invitation.email, link };
}

/** The first code proves the second factor: the person becomes staff, and the link ends. */
export async function confirmInvitation(
  { db, clock, key }: DeskDeps,
  { token, code }: { token: string; code: string },
): Promise<void> {
  const now = clock();
  const invitation = await openInvitation(db, token, now);
  const { id, name, password_hash, totp_secret } = invitation;
  const tried = await consumeQuota(db, `desk-invitation:${id}`, TRIES, now);
  if (!tried.ok) throw tooOften(tried.waitSeconds);
  if (name === null || password_hash === null || totp_secret === null) throw wrongCode();
  const step = matchingStep(unseal(key, SEALED_FOR, totp_secret), code, stepsAt(now));
  if (step === undefined) throw wrongCode();
  const own = { name, password_hash, totp_secret, totp_steps: [step] };
  await db.transaction(async (tx) => {
    // A concurrent acceptance replaced the secret, and this code belongs to the old one.
    const isSame = eq(staffInvitations.totp_secret, totp_secret);
    await becomeStaff(tx, invitation, own, now, isSame);
  });
}

type Own = Pick<typeof staff.$inferInsert, 'name' | 'password_hash' | 'totp_secret' | 'totp_steps'>;

/**
 * Ends an invitation and creates or resets the staff account with only these credentials: earlier sessions and passkeys
 * are deleted. Returns the id. Throws a 410 if the link has ended meanwhile.
 */
export async function becomeStaff(
  tx: Database,
  invitation: typeof staffInvitations.$inferSelect,
  means: Own,
  now: Date,
  onlyIf?: SQL,
): Promise<number> {
  const { id, email, role, brands, districts, invited_by } = invitation;
  // Rereads person and inviter under the lock: a concurrent dismissal that came first wins.
  await lockStaff(tx);
  const ended = await tx
    .update(staffInvitations)
    .set({ used_at: now })
    .where(and(eq(staffInvitations.id, id), isOpen(now), onlyIf))
    .returning({ id: staffInvitations.id });
  if (ended.length === 0) throw endedLink();
  const [before] = await tx.select().from(staff).where(eq(staff.email, email));
  const own = { ...means, role, brands, districts, active: true };
  const [person] = await tx
    .insert(staff)
    .values({ ...own, email, created_at: now })
    .onConflictDoUpdate({ target: staff.email, set: own })
    .returning({ id: staff.id });
  if (person === undefined) throw new Error('staff was not written');
  await tx.delete(staffSessions).where(eq(staffSessions.staff_id, person.id));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staff_id, person.id));
  await endInvitationsOfPerson(tx, { id: person.id, email }, now);
  await audit(tx, {
    who: invited_by,
    what: 'role.changed',
    object: `staff/${person.id}`,
    before: before && { role: before.role, brands: before.brands, districts: before.districts },
    after: { role, brands, districts },
    at: now,
  });
  return person.id;
}
