import { z } from 'zod';
import { MODERATION_STATES } from '../../database/schema/moderation.ts';
import { decide, moderationList } from '../../domain/moderation/moderate.ts';
import type { AdminCommand } from '../admin/command.ts';

const request = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list'), status: z.enum(MODERATION_STATES).default('pending') }),
  z.object({ action: z.enum(['approve', 'reject']), id: z.string() }),
]);

export const moderateCommand: AdminCommand = async (db, given) => {
  const asked = request.parse(given);
  if (asked.action === 'list') return moderationList(db, asked.status);
  return decide(db, asked.id, asked.action === 'approve' ? 'approved' : 'rejected');
};
