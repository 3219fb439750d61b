import { randomBytes } from 'node:crypto';
import type { PasskeyResponse } from '@tractor-haat/api-client/contract';
import { staffPasskeys } from '../../../database/schema/staff-passkeys.ts';
import { encrypt } from '../../../shared/secrets/encrypt.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { activateStaff, TOTP_KEY_PURPOSE } from '../staff/accept-invitation.ts';
import { requireInvitation } from '../staff/create-invitation.ts';
import { createRegistrationOptions, verifyRegistration } from './add-passkey.ts';
import type { RelyingParty } from './relying-party.ts';

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
