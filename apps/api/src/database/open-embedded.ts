import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { acquireLock, type Lock, LockedError } from '@tractor-haat/server-kit/lock';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { StartupError } from '../shared/startup-error.ts';
import type { Connection } from './database.ts';
import { DURABLE_START_PARAMS, DurableFiles } from './durable-files.ts';
import { type JobDatabase, prepareJobTables } from './job-queues.ts';
import { migrations, requireSquashedTables } from './migrations.ts';

/** Two processes on one PGlite folder would lose rows, so the folder is locked. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = createPrivateFolder(path.join(dataDir, 'db'));
  const lock = await lockFolder(folder);
  try {
    const files = new DurableFiles(path.join(folder, 'pg'));
    const connection = await createConnection(
      new PGlite({ fs: files, startParams: DURABLE_START_PARAMS }),
    );
    return {
      ...connection,
      async close() {
        await connection.close();
        lock.release();
      },
    };
  } catch (cause) {
    lock.release();
    throw cause;
  }
}

export async function lockFolder(folder: string): Promise<Lock> {
  try {
    return await acquireLock(path.join(folder, 'lock'), { name: 'API', pid: process.pid });
  } catch (cause) {
    if (!(cause instanceof LockedError)) throw cause;
    const { holder } = cause;
    throw new StartupError(
      `The data folder ${folder} is in use by another API process${holder ? ` (process ${holder.pid})` : ''}; ` +
        'stop that process first, or set another DATA_DIR.',
      { cause },
    );
  }
}

export async function createConnection(client: PGlite): Promise<Connection> {
  await client.waitReady;
  const db = drizzle({ client });
  const jobs: JobDatabase = { ...fromPglite(client), backend: 'pglite' };
  return {
    db,
    jobs,
    async prepare(task) {
      await requireSquashedTables(db);
      await migrate(db, migrations);
      await prepareJobTables(jobs);
      await task(db);
    },
    close: () => client.close(),
  };
}

/** PGlite's files contain personal data, so other accounts of the machine get no access. */
export function createPrivateFolder(folder: string): string {
  try {
    process.umask(0o077);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // `mkdirSync` does not change the mode of an existing folder.
    chmodSync(folder, 0o700);
    return folder;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The data folder ${folder} cannot be written: ${reason}.`, { cause });
  }
}
