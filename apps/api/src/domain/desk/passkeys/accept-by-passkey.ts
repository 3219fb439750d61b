import { randomBytes } from 'node:crypto';
import type { PasskeyResponse } from '@tractor-haat/api-client/contract';
import { staffPasskeys } from '../../../database/schema/staff-passkeys.ts';
import { seal } from '../../../shared/secrets/sealed.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { becomeStaff, SEALED_FOR } from '../staff/invitations.ts';
import { openInvitation } from '../staff/open-invitations.ts';
import { madeKey, registrationOptions } from './register-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

const purposeOf = (invitation: number) => `invitation ${invitation}`;

/** WebAuthn registration options for an invited person. */
export async function invitationOptions(
  deps: DeskDeps,
  party: RelyingParty,
  { token, name }: { token: string; name: string },
) {
  const { id, email } = await openInvitation(deps.db, token, deps.clock());
  return registrationOptions(deps, party, { purpose: purposeOf(id), email, name });
}

/**
 * Accepts an invitation with a passkey, which is password and second factor in one. Password and TOTP secret are set to
 * random values until the next invitation.
 */
export async function acceptByPasskey(
  deps: DeskDeps,
  party: RelyingParty,
  { token, name, response }: { token: string; name: string; response: PasskeyResponse },
): Promise<void> {
  const { db, clock, key: secretKey, passwords } = deps;
  const now = clock();
  const invitation = await openInvitation(db, token, now);
  const key = await madeKey(deps, party, { purpose: purposeOf(invitation.id), response });
  const own = {
    name,
    password_hash: await passwords.hash(randomBytes(32).toString('base64url')),
    totp_secret: seal(secretKey, SEALED_FOR, randomBytes(20)),
    totp_steps: [],
  };
  await db.transaction(async (tx) => {
    const staff_id = await becomeStaff(tx, invitation, own, now);
    await tx.insert(staffPasskeys).values({ ...key, name, staff_id, created_at: now });
  });
}
