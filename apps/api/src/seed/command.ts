import path from 'node:path';
import { z } from 'zod';
import type { AdminCommand } from '../admin/command.ts';
import { seed } from './seed.ts';

const request = z.object({ folder: z.string().refine(path.isAbsolute, 'must be a whole path') });

/** What `pnpm content:import` asks for: the content folder into the database, all of it or nothing. */
export const contentCommand: AdminCommand = (db, given) => seed(db, request.parse(given).folder);
