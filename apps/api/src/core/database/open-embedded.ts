import fs, { chmodSync, existsSync, mkdirSync, openAsBlob, renameSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { acquireLock, type Lock, LockedError } from '@tractor-haat/server-kit/lock';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { type JobDatabase, prepareJobTables } from '../jobs/job-queues.ts';
import { StartupError } from '../startup-error.ts';
import type { Connection } from './database.ts';
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

async function lockFolder(folder: string): Promise<Lock> {
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
function createPrivateFolder(folder: string): string {
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

/** Undocumented part of Emscripten's file system `NODEFS`. */
type NodeFiles = {
  stream_ops: { fsync?: (file: { readonly nfd?: number }) => number };
  doSetAttr: (
    file: string,
    node: unknown,
    attributes: { mode?: number },
    ...rest: unknown[]
  ) => void;
};

const SHARED_MODE_BITS = 0o077;

/**
 * Adds durable commits and private files to PGlite, whose `NodeFS` has no `fsync` and creates files for all accounts.
 */
class DurableFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    const patchNodeFiles: (typeof preRun)[number] = (module) => {
      const files: NodeFiles = Reflect.get(module, 'NODEFS');
      // `nfd` is undefined for folders.
      files.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
      const { doSetAttr } = files;
      files.doSetAttr = (file, node, attributes, ...rest) => {
        const { mode } = attributes;
        const privateAttributes =
          mode === undefined || mode === null
            ? attributes
            : { ...attributes, mode: mode & ~SHARED_MODE_BITS };
        doSetAttr.call(files, file, node, privateAttributes, ...rest);
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, patchNodeFiles] } };
  }
}

/** Without PGlite's default `-F`, which turns `fsync` off. */
const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // The default of 128 MB would mostly duplicate the file cache of the operating system.
  '-c',
  'shared_buffers=32MB',
];

export const getEmbeddedFolder = (dataDir: string): string => path.join(dataDir, 'db', 'pg');

/** `dump` is a gzipped archive of the database files. The existing files are renamed. */
export async function restoreEmbedded(
  dataDir: string,
  dump: string,
  backupSuffix: string,
): Promise<void> {
  const folder = createPrivateFolder(path.join(dataDir, 'db'));
  const lock = await lockFolder(folder);
  try {
    const files = getEmbeddedFolder(dataDir);
    if (existsSync(files)) renameSync(files, `${files}.before-${backupSuffix}`);
    const client = new PGlite({
      fs: new DurableFiles(files),
      startParams: DURABLE_START_PARAMS,
      loadDataDir: await openAsBlob(dump, { type: 'application/x-gzip' }),
    });
    await client.waitReady;
    await client.close();
  } finally {
    lock.release();
  }
}
