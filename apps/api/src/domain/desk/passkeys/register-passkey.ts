import type { Passkey, PasskeyResponse } from '@tractor-haat/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staff } from '../../../database/schema/staff.ts';
import { staffPasskeys } from '../../../database/schema/staff-passkeys.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { audit } from '../audit/audit.ts';
import type { Asker, DeskDeps } from '../desk-deps.ts';
import { noSuch } from '../refuse-desk.ts';
import { requireSession } from '../staff/desk-sessions.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

const MOST = 10;

type Deps = Pick<DeskDeps, 'db' | 'clock'>;

/** WebAuthn registration options; `known` are the person's existing keys. */
export async function registrationOptions(
  { db, clock }: Deps,
  party: RelyingParty,
  { purpose, email, name, known = [] }: RegistrationRequest,
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Tractor Haat',
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    excludeCredentials: known.map((id) => ({ id })),
    // A discoverable key with user verification (finger, face or PIN): two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, purpose, clock());
  return options;
}

type RegistrationRequest = {
  purpose: string;
  email: string;
  name: string;
  known?: readonly string[];
};

const registerPurpose = (staffId: number) => `register ${staffId}`;

/** Options for a signed-in person. */
export async function ownRegistrationOptions(deps: Deps, party: RelyingParty, asker: Asker) {
  const [own] = await deps.db
    .select({ email: staff.email })
    .from(staff)
    .where(eq(staff.id, asker.id));
  const keys = await passkeyList(deps.db, asker);
  if (keys.length >= MOST) throw new Refusal('CONFLICT', 'There are too many passkeys.');
  return registrationOptions(deps, party, {
    purpose: registerPurpose(asker.id),
    email: own?.email ?? '',
    name: asker.name,
    known: keys.map(({ id }) => id),
  });
}

/** Verifies a registration response and returns the new key. Throws a 400 if it is invalid. */
export async function madeKey(
  { db, clock }: Deps,
  party: RelyingParty,
  { purpose, response }: { purpose: string; response: PasskeyResponse },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { attestationObject } = response.response;
  if (attestationObject === undefined) throw wrongKey();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...response,
      response: { ...response.response, attestationObject } as never,
    } as never,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, purpose, clock()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) throw wrongKey();
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
  };
}

/** Adds a key for a signed-in person. */
export async function addPasskey(
  deps: Deps,
  party: RelyingParty,
  asker: Asker,
  { name, response, session }: { name: string; response: PasskeyResponse; session: string },
): Promise<Passkey> {
  const key = await madeKey(deps, party, { purpose: registerPurpose(asker.id), response });
  const at = deps.clock();
  return deps.db.transaction(async (tx) => {
    // A concurrent dismissal or new invitation has ended the session: no new key may outlive it.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, asker.id)).for('update');
    await requireSession(tx, session, at);
    const [added] = await tx
      .insert(staffPasskeys)
      .values({ ...key, name, staff_id: asker.id, created_at: at })
      .onConflictDoNothing()
      .returning();
    if (added === undefined) throw wrongKey();
    const object = `staff/${asker.id}`;
    await audit(tx, { who: asker.id, what: 'passkey.added', object, after: { passkey: name }, at });
    return toPasskey(added);
  });
}

/** A person's own keys. */
export async function passkeyList(db: Database, asker: Pick<Asker, 'id'>): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staff_id, asker.id))
    .orderBy(asc(staffPasskeys.created_at));
  return rows.map(toPasskey);
}

/** Removes one of a person's own keys. */
export function removePasskey({ db, clock }: Deps, asker: Asker, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staff_id, asker.id)))
      .returning();
    if (gone === undefined) throw noSuch();
    const [object, before] = [`staff/${asker.id}`, { passkey: gone.name }];
    await audit(tx, { who: asker.id, what: 'passkey.deleted', object, before, at: clock() });
  });
}

const toPasskey = (row: typeof staffPasskeys.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  used_at: row.used_at?.toISOString() ?? null,
});

const wrongKey = () =>
  new Refusal('BAD_REQUEST', 'This passkey did not work.', { reason: 'passkey_wrong' });
