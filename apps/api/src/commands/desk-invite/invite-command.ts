import { invitationBody } from '@tractor-haat/api-client/contract';
import { createInvitation } from '../../domain/desk/staff/create-invitation.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

/** Returns the token alone; the caller, which has the site origin, builds the link. */
export const inviteCommand: AdminCommand = async (db, input) => {
  const { token } = await createInvitation(
    db,
    { ...invitationBody.parse(input), inviterId: null },
    new Date(),
  );
  return { token };
};
