import { existsSync, openAsBlob, renameSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DURABLE_START, DurableFiles } from './durable-files.ts';
import { lockFolder, writableFolder } from './embedded.ts';

/** Folder of the embedded database within a data folder. */
export const embeddedFiles = (dataDir: string): string => path.join(dataDir, 'db', 'pg');

/**
 * Restores the embedded database of a data folder from a dump of its files; the previous files are moved aside. Throws
 * `StartProblem` while another process has it open.
 */
export async function fillEmbedded(dataDir: string, dump: string, aside: string): Promise<void> {
  const folder = writableFolder(path.join(dataDir, 'db'));
  const lock = await lockFolder(folder);
  try {
    const files = embeddedFiles(dataDir);
    if (existsSync(files)) renameSync(files, `${files}.before-${aside}`);
    const client = new PGlite({
      fs: new DurableFiles(files),
      startParams: DURABLE_START,
      loadDataDir: await openAsBlob(dump, { type: 'application/x-gzip' }),
    });
    await client.waitReady;
    await client.close();
  } finally {
    lock.release();
  }
}
