import path from 'node:path';
import { z } from 'zod';
import { importContent } from '../../domain/content/seed/import-content.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

const requestSchema = z.object({
  folder: z.string().refine(path.isAbsolute, 'must be a whole path'),
  evenIfOlder: z.boolean().default(false),
});

export const contentCommand: AdminCommand = (db, input) => {
  const { folder, evenIfOlder } = requestSchema.parse(input);
  return importContent(db, folder, { evenIfOlder });
};
