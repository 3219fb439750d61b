import { invitationBody } from '@tractor-haat/api-client/contract';
import { createInvitation } from '../../domain/desk/staff/create-invitation.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

/** `npm run desk:invite`: returns a token. The caller builds the link, because it has the origin of the site. */
export const inviteCommand: AdminCommand = async (db, input) => {
  const { token } = await createInvitation(
    db,
    { ...invitationBody.parse(input), by: null },
    new Date(),
  );
  return { token };
};
