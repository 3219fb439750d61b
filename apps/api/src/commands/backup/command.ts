import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { StartProblem } from '../../shared/start-problem.ts';
import type { AdminCommand } from '../admin/command.ts';

const request = z.object({ file: z.string().min(1) });

/** What `pnpm backup` asks whoever has the embedded database open: its files, as they are at one moment. */
export const backupCommand: AdminCommand = async (db, given) => {
  const { file } = request.parse(given);
  const client: unknown = Reflect.get(db, '$client');
  if (!(client instanceof PGlite)) throw new StartProblem('This database is not embedded.');
  // What is in memory only goes to the files first; what comes after it is in the log beside them.
  await db.execute(sql`checkpoint`);
  const dump = await client.dumpDataDir('gzip');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  return { bytes: dump.size };
};
