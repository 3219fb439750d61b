import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { StartupError } from '../../shared/startup-error.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

const request = z.object({ file: z.string().min(1) });

/** Writes a consistent dump of the embedded database to a file, for `npm run backup`. */
export const backupCommand: AdminCommand = async (db, input) => {
  const { file } = request.parse(input);
  const client: unknown = Reflect.get(db, '$client');
  if (!(client instanceof PGlite)) throw new StartupError('This database is not embedded.');
  // The checkpoint writes all changes to the files. Later changes are in the write-ahead log beside them.
  await db.execute(sql`checkpoint`);
  const dump = await client.dumpDataDir('gzip');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  return { bytes: dump.size };
};
