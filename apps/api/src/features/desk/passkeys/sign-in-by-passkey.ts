import type { PasskeyResponse } from '@tractor-haat/api-client/contract';
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database/database.ts';
import { addSeconds } from '../../../core/jobs/clock.ts';
import { consumeAddressQuota } from '../../../core/limits/consume-address-quota.ts';
import {
  type ConsumeCredentials,
  createSignInError,
  createTooManyAttemptsError,
  type DeskDeps,
} from '../desk-deps.ts';
import { staff, staffChallenges, staffPasskeys } from '../tables.ts';

const CHALLENGE_PURPOSE = 'sign in';

/** The limit is high, because many people share an address of a mobile network and a passkey cannot be guessed. */
const ADDRESS_LIMITS = [{ max: 100, seconds: 600 }];

type Deps = Pick<DeskDeps, 'db' | 'clock'>;

/** The options are the same for every caller, so that they do not reveal who is staff. */
export async function createSignInOptions(deps: Deps, party: RelyingParty, address: string) {
  await consumeSignInQuota(deps, address);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
  });
  await storeChallenge(deps.db, options.challenge, CHALLENGE_PURPOSE, deps.clock());
  return options;
}

/** The returned function updates the signature counter of the passkey. All failures have the same message. */
export async function signInByPasskey(
  deps: Deps,
  party: RelyingParty,
  { response, address }: { response: PasskeyResponse; address: string },
): Promise<ConsumeCredentials> {
  await consumeSignInQuota(deps, address);
  const { db, clock } = deps;
  const now = clock();
  const [row] = await db
    .select({ key: staffPasskeys })
    .from(staffPasskeys)
    .innerJoin(staff, eq(staff.id, staffPasskeys.staff_id))
    .where(and(eq(staffPasskeys.id, response.id), eq(staff.active, true)));
  if (row === undefined) throw createSignInError();
  const { key } = row;
  const counter = await verifyResponse(deps, party, key, response);
  // A counter that does not increase reveals a copied passkey. Authenticators without a counter always send 0.
  return async (tx) => {
    const [person] = await tx
      .select()
      .from(staff)
      .where(and(eq(staff.id, key.staff_id), eq(staff.active, true)))
      .for('update');
    const updatedKeys = await tx
      .update(staffPasskeys)
      .set({ counter, used_at: now })
      .where(
        and(
          eq(staffPasskeys.id, key.id),
          or(lt(staffPasskeys.counter, counter), sql`${staffPasskeys.counter} + ${counter} = 0`),
        ),
      )
      .returning({ id: staffPasskeys.id });
    if (person === undefined || updatedKeys.length === 0) throw createSignInError();
    return person;
  };
}

/** Returns the new signature counter of the passkey. */
async function verifyResponse(
  { db, clock }: Deps,
  party: RelyingParty,
  key: typeof staffPasskeys.$inferSelect,
  response: PasskeyResponse,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: (challenge) => consumeChallenge(db, challenge, CHALLENGE_PURPOSE, clock()),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: key.id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: key.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || authenticationInfo === undefined) throw createSignInError();
  return authenticationInfo.newCounter;
}

async function consumeSignInQuota({ db, clock }: Deps, address: string): Promise<void> {
  const quota = await consumeAddressQuota(db, 'desk-passkey', address, ADDRESS_LIMITS, clock());
  if (!quota.ok) throw createTooManyAttemptsError(quota.waitSeconds);
}

export type RelyingParty = { id: string; origin: string };

/** `origin` is the page's origin. It is used only if no public origin is configured, as in development. */
export function createRelyingParty(publicOrigin: string | undefined, origin: string): RelyingParty {
  const { hostname, origin: siteOrigin } = new URL(publicOrigin ?? origin);
  return { id: hostname, origin: siteOrigin };
}

/** Long enough to fetch a security key. */
const CHALLENGE_TTL_SECONDS = 300;

/** `purpose` is, for example, `register 12` or `sign in`. A challenge is invalid for any other purpose. */
export async function storeChallenge(
  db: Database,
  challenge: string,
  purpose: string,
  now: Date,
): Promise<void> {
  await db.delete(staffChallenges).where(lte(staffChallenges.expires_at, now));
  const expires_at = addSeconds(now, CHALLENGE_TTL_SECONDS);
  await db.insert(staffChallenges).values({ challenge, purpose, expires_at });
}

/** Deletes the challenge, so only one of two concurrent calls succeeds. Returns true if it was valid for `purpose`. */
export async function consumeChallenge(
  db: Database,
  challenge: string,
  purpose: string,
  now: Date,
): Promise<boolean> {
  const consumed = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challenge, challenge),
        eq(staffChallenges.purpose, purpose),
        gt(staffChallenges.expires_at, now),
      ),
    )
    .returning({ challenge: staffChallenges.challenge });
  return consumed.length > 0;
}
