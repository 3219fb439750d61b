import { randomBytes } from 'node:crypto';
import type { Passkey, PasskeyResponse } from '@tractor-haat/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { HttpError } from '../../../core/messages/http-error.ts';
import { encrypt } from '../../../core/secrets/encrypt.ts';
import { createNotFoundError, type DeskDeps, type StaffUser } from '../desk-deps.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { activateStaff, TOTP_KEY_PURPOSE } from '../staff/accept-invitation.ts';
import { requireInvitation } from '../staff/create-invitation.ts';
import { requireSession } from '../staff/desk-sessions.ts';
import { staff, staffPasskeys } from '../tables.ts';
import { consumeChallenge, type RelyingParty, storeChallenge } from './sign-in-by-passkey.ts';

const MAX_PASSKEYS = 10;

type Deps = Pick<DeskDeps, 'db' | 'clock'>;

export async function addPasskey(
  deps: Deps,
  party: RelyingParty,
  user: StaffUser,
  { name, response, session }: { name: string; response: PasskeyResponse; session: string },
): Promise<Passkey> {
  const passkey = await verifyRegistration(deps, party, {
    purpose: formatRegistrationPurpose(user.id),
    response,
  });
  const at = deps.clock();
  return deps.db.transaction(async (tx) => {
    // The lock prevents a concurrent dismissal from ending the session between the check and the insert.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, user.id)).for('update');
    await requireSession(tx, session, at);
    const [added] = await tx
      .insert(staffPasskeys)
      .values({ ...passkey, name, staff_id: user.id, created_at: at })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) throw createPasskeyError();
    const object = `staff/${user.id}`;
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'passkey.added',
      object,
      after: { passkey: name },
      at,
    });
    return toPasskey(added);
  });
}

async function createRegistrationOptions(
  { db, clock }: Deps,
  party: RelyingParty,
  { purpose, email, name, existingKeys = [] }: RegistrationRequest,
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Tractor Haat',
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    excludeCredentials: existingKeys.map((id) => ({ id })),
    // A discoverable key with user verification (finger, face or PIN) combines two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, options.challenge, purpose, clock());
  return options;
}

type RegistrationRequest = {
  purpose: string;
  email: string;
  name: string;
  existingKeys?: readonly string[];
};

const formatRegistrationPurpose = (staffId: number) => `register ${staffId}`;

export async function createPasskeyOptions(deps: Deps, party: RelyingParty, user: StaffUser) {
  const [account] = await deps.db
    .select({ email: staff.email })
    .from(staff)
    .where(eq(staff.id, user.id));
  const keys = await listPasskeys(deps.db, user);
  if (keys.length >= MAX_PASSKEYS) throw new HttpError('CONFLICT', 'There are too many passkeys.');
  return createRegistrationOptions(deps, party, {
    purpose: formatRegistrationPurpose(user.id),
    email: account?.email ?? '',
    name: user.name,
    existingKeys: keys.map(({ id }) => id),
  });
}

async function verifyRegistration(
  { db, clock }: Deps,
  party: RelyingParty,
  { purpose, response }: { purpose: string; response: PasskeyResponse },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { attestationObject } = response.response;
  if (attestationObject === undefined) throw createPasskeyError();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { ...response.response, attestationObject } as never,
    } as never,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, purpose, clock()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) throw createPasskeyError();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  };
}

export async function listPasskeys(db: Database, user: Pick<StaffUser, 'id'>): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staff_id, user.id))
    .orderBy(asc(staffPasskeys.created_at));
  return rows.map(toPasskey);
}

export function removePasskey({ db, clock }: Deps, user: StaffUser, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staff_id, user.id)))
      .returning();
    if (removed === undefined) throw createNotFoundError();
    const object = `staff/${user.id}`;
    const before = { passkey: removed.name };
    await recordAuditEntry(tx, {
      actorId: user.id,
      action: 'passkey.deleted',
      object,
      before,
      at: clock(),
    });
  });
}

const toPasskey = (row: typeof staffPasskeys.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  used_at: row.used_at?.toISOString() ?? null,
});

const createPasskeyError = () =>
  new HttpError('BAD_REQUEST', 'This passkey did not work.', { reason: 'passkey_wrong' });

const formatInvitationPurpose = (invitation: number) => `invitation ${invitation}`;

export async function createInvitationOptions(
  deps: DeskDeps,
  party: RelyingParty,
  { token, name }: { token: string; name: string },
) {
  const { id, email } = await requireInvitation(deps.db, token, deps.clock());
  return createRegistrationOptions(deps, party, {
    purpose: formatInvitationPurpose(id),
    email,
    name,
  });
}

/** The columns of password and second factor are required, so they get random values. */
export async function acceptByPasskey(
  deps: DeskDeps,
  party: RelyingParty,
  { token, name, response }: { token: string; name: string; response: PasskeyResponse },
): Promise<void> {
  const { db, clock, key: secretKey, passwords } = deps;
  const now = clock();
  const invitation = await requireInvitation(db, token, now);
  const passkey = await verifyRegistration(deps, party, {
    purpose: formatInvitationPurpose(invitation.id),
    response,
  });
  const account = {
    name,
    password_hash: await passwords.hash(randomBytes(32).toString('base64url')),
    totp_secret: encrypt(secretKey, TOTP_KEY_PURPOSE, randomBytes(20)),
    totp_steps: [],
  };
  await db.transaction(async (tx) => {
    const staff_id = await activateStaff(tx, invitation, account, now);
    await tx.insert(staffPasskeys).values({ ...passkey, name, staff_id, created_at: now });
  });
}
