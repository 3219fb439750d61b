import { z } from 'zod';
import { listLeadsSince } from '../../domain/enquiries/list-leads-since.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

const requestSchema = z.object({ since: z.iso.date().default('2000-01-01') });

export const leadsCommand: AdminCommand = async (db, input) => {
  const { since } = requestSchema.parse(input);
  return listLeadsSince(db, new Date(`${since}T00:00:00+05:30`));
};
