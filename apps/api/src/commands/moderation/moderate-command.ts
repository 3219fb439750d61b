import { z } from 'zod';
import { MODERATION_STATES } from '../../database/schema/moderation-states.ts';
import { listModerationItems, moderateItem } from '../../domain/desk/moderation/moderate-item.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list'), status: z.enum(MODERATION_STATES).default('pending') }),
  z.object({ action: z.enum(['approve', 'reject']), id: z.string() }),
]);

export const moderateCommand: AdminCommand = async (db, input) => {
  const command = requestSchema.parse(input);
  if (command.action === 'list') return listModerationItems(db, command.status);
  return moderateItem(db, command.id, command.action === 'approve' ? 'approved' : 'rejected');
};
