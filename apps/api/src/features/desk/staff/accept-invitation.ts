import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AcceptBody } from '@tractor-haat/api-client/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { consumeQuota, type LimitRule } from '../../../core/limits/consume-quota.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { decrypt, encrypt } from '../../../core/secrets/encrypt.ts';
import {
  createCodeError,
  createEndedLinkError,
  createTooManyAttemptsError,
  type DeskDeps,
} from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { staff, staffInvitations, staffPasskeys, staffSessions } from '../tables.ts';
import { checkDeskPassword, listBrandTerms } from './check-desk-password.ts';
import {
  endInvitationsOfPerson,
  isOpenInvitation,
  lockStaff,
  requireInvitation,
} from './create-invitation.ts';

const SECRET_BYTES = 20;

/** Per link: enough for typing errors and too few for guessing. */
const CODE_LIMITS: readonly LimitRule[] = [{ max: 9, seconds: 600 }];

/** Per link, because checking and hashing a password cost CPU time. */
const PASSWORD_LIMITS: readonly LimitRule[] = [{ max: 30, seconds: 600 }];

export const TOTP_KEY_PURPOSE = 'desk totp';

/** Stores the credentials in the invitation. The account becomes active with the first code (`confirmInvitation`). */
export async function acceptInvitation(
  { db, clock, key, passwords }: DeskDeps,
  { token, name, password }: AcceptBody,
): Promise<{ secret: string; email: string; link: string }> {
  const now = clock();
  const invitation = await requireInvitation(db, token, now);
  const quota = await consumeQuota(
    db,
    `desk-invitation-password:${invitation.id}`,
    PASSWORD_LIMITS,
    now,
  );
  if (!quota.ok) throw createTooManyAttemptsError(quota.waitSeconds);
  const person = { name, email: invitation.email };
  const validationError = await checkDeskPassword(password, person, await listBrandTerms(db));
  if (validationError !== undefined) {
    throw new HttpError('BAD_REQUEST', 'This password is not good enough.', {
      reason: validationError,
      faults: { password: validationError },
    });
  }
  const secretBytes = randomBytes(SECRET_BYTES);
  const credentials = {
    name,
    password_hash: await passwords.hash(password),
    totp_secret: encrypt(key, TOTP_KEY_PURPOSE, secretBytes),
  };
  const [acceptedRow] = await db
    .update(staffInvitations)
    .set(credentials)
    .where(and(eq(staffInvitations.id, invitation.id), isOpenInvitation(now)))
    .returning({ id: staffInvitations.id });
  if (acceptedRow === undefined) throw createEndedLinkError();
  const secret = encodeBase32(secretBytes);
  const label = encodeURIComponent(`Tractor Haat:${invitation.email}`);
  const link = `otpauth://totp/${label}?secret=${secret}&issuer=Tractor%20Haat`;
  return { secret, email: invitation.email, link };
}

export async function confirmInvitation(
  { db, clock, key }: DeskDeps,
  { token, code }: { token: string; code: string },
): Promise<void> {
  const now = clock();
  const invitation = await requireInvitation(db, token, now);
  const { id, name, password_hash, totp_secret } = invitation;
  const quota = await consumeQuota(db, `desk-invitation:${id}`, CODE_LIMITS, now);
  if (!quota.ok) throw createTooManyAttemptsError(quota.waitSeconds);
  if (name === null || password_hash === null || totp_secret === null) throw createCodeError();
  const step = findStep(decrypt(key, TOTP_KEY_PURPOSE, totp_secret), code, listValidSteps(now));
  if (step === undefined) throw createCodeError();
  const account = { name, password_hash, totp_secret, totp_steps: [step] };
  await db.transaction(async (tx) => {
    // A concurrent `acceptInvitation` may have replaced the secret that belongs to the code.
    const hasSameSecret = eq(staffInvitations.totp_secret, totp_secret);
    await activateStaff(tx, invitation, account, now, hasSameSecret);
  });
}

type StaffCredentials = Pick<
  typeof staff.$inferInsert,
  'name' | 'password_hash' | 'totp_secret' | 'totp_steps'
>;

/** An existing account gets new credentials and loses its sessions and passkeys. */
export async function activateStaff(
  tx: Database,
  invitation: typeof staffInvitations.$inferSelect,
  credentials: StaffCredentials,
  now: Date,
  condition?: SQL,
): Promise<number> {
  const { id, email, role, brands, districts, invited_by } = invitation;
  // After this lock, `isOpenInvitation` sees a dismissal of the person or the inviter that was committed before.
  await lockStaff(tx);
  const ended = await tx
    .update(staffInvitations)
    .set({ used_at: now })
    .where(and(eq(staffInvitations.id, id), isOpenInvitation(now), condition))
    .returning({ id: staffInvitations.id });
  if (ended.length === 0) throw createEndedLinkError();
  const [before] = await tx.select().from(staff).where(eq(staff.email, email));
  const account = { ...credentials, role, brands, districts, active: true };
  const [person] = await tx
    .insert(staff)
    .values({ ...account, email, created_at: now })
    .onConflictDoUpdate({ target: staff.email, set: account })
    .returning({ id: staff.id });
  if (person === undefined) throw new Error('staff was not written');
  await tx.delete(staffSessions).where(eq(staffSessions.staff_id, person.id));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staff_id, person.id));
  await endInvitationsOfPerson(tx, { id: person.id, email }, now);
  await recordAuditEntry(tx, {
    actorId: invited_by,
    action: 'role.changed',
    object: `staff/${person.id}`,
    before: before && { role: before.role, brands: before.brands, districts: before.districts },
    after: { role, brands, districts },
    at: now,
  });
  return person.id;
}

const STEP_SECONDS = 30;
const CODE_DIGITS = 6;

/** RFC 6238 with SHA-1, which is the default of authenticator apps. */
export function computeTotpCode(secret: Uint8Array, step: number, digits = CODE_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  // The last four bits of the MAC select the four bytes that become the code (RFC 4226, section 5.3).
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** A step is a period of 30 seconds, counted from 1970. */
export const toStep = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The clocks of phones deviate, so the previous and the next step are valid too. */
export function listValidSteps(moment: Date): readonly number[] {
  const currentStep = toStep(moment);
  return [currentStep, currentStep - 1, currentStep + 1];
}

/** Returns the step in which `code` is valid, or undefined. */
export function findStep(
  secret: Uint8Array,
  code: string,
  steps: readonly number[],
): number | undefined {
  const input = Buffer.from(code.replace(/\s/g, ''));
  return steps.find((step) => {
    const expected = Buffer.from(computeTotpCode(secret, step));
    return expected.length === input.length && timingSafeEqual(expected, input);
  });
}

const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const FIVE_BITS_PATTERN = /.{1,5}/g;

/** Authenticator apps expect base32 (RFC 4648) without padding. */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(FIVE_BITS_PATTERN) ?? [];
  const toLetter = (group: string) => BASE32_ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)];
  return groups.map(toLetter).join('');
}
