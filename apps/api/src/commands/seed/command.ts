import path from 'node:path';
import { z } from 'zod';
import { seed } from '../../domain/seed/seed.ts';
import type { AdminCommand } from '../admin/command.ts';

const request = z.object({ folder: z.string().refine(path.isAbsolute, 'must be a whole path') });

/** What `pnpm content:import` asks for: the content folder into the database, all of it or nothing. */
export const contentCommand: AdminCommand = (db, given) => seed(db, request.parse(given).folder);
