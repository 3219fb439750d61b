import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartProblem } from '../shared/start-problem.ts';
import type { Connection } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrations } from './migrations.ts';

/** Opens the database that lives in `dataDir`; two processes on one folder would lose rows. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = writableFolder(path.join(dataDir, 'db'));
  const lock = lockFolder(folder);
  try {
    const connection = await connected(new PGlite(path.join(folder, 'pg')));
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

/** Makes a running PGlite our database. */
export async function connected(client: PGlite): Promise<Connection> {
  await client.waitReady;
  const db = drizzle({ client });
  return {
    db,
    async prepare(work) {
      await migrate(db, migrations);
      await work(db);
    },
    close: () => client.close(),
  };
}

function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartProblem(`The data folder ${folder} cannot be written: ${reason}.`, { cause });
  }
}
