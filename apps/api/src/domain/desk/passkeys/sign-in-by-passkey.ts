import type { PasskeyResponse } from '@tractor-haat/api-client/contract';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { staff } from '../../../database/schema/staff.ts';
import { staffPasskeys } from '../../../database/schema/staff-passkeys.ts';
import { consumeAddressQuota } from '../../../shared/limits/address-quota.ts';
import type { DeskDeps, SignInProof } from '../desk-deps.ts';
import { tooOften, wrongSignIn } from '../refuse-desk.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

const PURPOSE = 'sign in';

/** Carriers put many people behind one address, and a key cannot be guessed. */
const TRIES_OF_ADDRESS = [{ most: 100, seconds: 600 }];

type Deps = Pick<DeskDeps, 'db' | 'clock'>;

/** Sign-in options, the same for everybody, so that they do not reveal who is staff. */
export async function signInOptions(deps: Deps, party: RelyingParty, address: string) {
  await checkTries(deps, address);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  await keepChallenge(deps.db, options.challenge, PURPOSE, deps.clock());
  return options;
}

/** Verifies a sign-in response; the proof updates the counter. One message for every failure. */
export async function signInByPasskey(
  deps: Deps,
  party: RelyingParty,
  { response, address }: { response: PasskeyResponse; address: string },
): Promise<SignInProof> {
  await checkTries(deps, address);
  const { db, clock } = deps;
  const now = clock();
  const [found] = await db
    .select({ key: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staff_id))
    .where(and(eq(staffPasskeys.id, response.id), eq(staff.active, true)));
  if (found === undefined) throw wrongSignIn();
  const { key } = found;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, PURPOSE, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) throw wrongSignIn();
  const counter = authenticationInfo.newCounter;
  // The counter must increase, which reveals a copied key.
  return async (tx) => {
    const [person] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.id, key.staff_id), eq(staff.active, true)))
      .for('update');
    const used = await tx
      .update(staffPasskeys)
      .set({ counter, used_at: now })
      .where(
        and(
          eq(staffPasskeys.id, key.id),
          or(lt(staffPasskeys.counter, counter), sql`${staffPasskeys.counter} + ${counter} = 0`),
        ),
      )
      .returning({ id: staffPasskeys.id });
    if (person === undefined || used.length === 0) throw wrongSignIn();
    return person;
  };
}

async function checkTries({ db, clock }: Deps, address: string): Promise<void> {
  const tried = await consumeAddressQuota(db, 'desk-passkey', address, TRIES_OF_ADDRESS, clock());
  if (!tried.ok) throw tooOften(tried.waitSeconds);
}
