import { invitationBody } from '@tractor-haat/api-client/contract';
import { invite } from '../../domain/desk/staff/open-invitations.ts';
import type { AdminCommand } from '../admin/command.ts';

/** What `pnpm desk:invite` asks the API to do; the link is made from the token by whoever knows the site's address. */
export const inviteCommand: AdminCommand = async (db, given) => {
  const { token } = await invite(db, { ...invitationBody.parse(given), by: null }, new Date());
  return { token };
};
