import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { StartupError } from '../../shared/startup-error.ts';
import type { AdminCommand } from '../admin/admin-command.ts';

const requestSchema = z.object({ file: z.string().min(1) });

export const backupCommand: AdminCommand = async (db, input) => {
  const { file } = requestSchema.parse(input);
  const client: unknown = Reflect.get(db, '$client');
  if (!(client instanceof PGlite)) throw new StartupError('This database is not embedded.');
  // The dump contains the data files and the write-ahead log, which a checkpoint shortens.
  await db.execute(sql`checkpoint`);
  const dump = await client.dumpDataDir('gzip');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
  return { bytes: dump.size };
};
