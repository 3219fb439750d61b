import { existsSync, openAsBlob, renameSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START_PARAMS, DurableFiles } from './durable-files.ts';
import { createPrivateFolder, lockFolder } from './open-embedded.ts';

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
