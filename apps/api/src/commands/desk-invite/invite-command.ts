import { invitationBody } from '@tractor-haat/api-client/contract';
import { createInvitation } from '../../domain/desk/staff/create-invitation.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

/** The caller builds the link from the token, because a command receives no site origin. */
export const inviteCommand: AdminCommand = async (db, input) => {
  const { token } = await createInvitation(
    db,
    { ...invitationBody.parse(input), inviterId: null },
    new Date(),
  );
  return { token };
};
