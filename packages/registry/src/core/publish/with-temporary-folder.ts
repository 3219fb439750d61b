import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { storeLayout } from '../store-layout.ts';

/** Longer than any publication takes, so an older folder belongs to a process that was killed. */
const ABANDONED_MS = 3_600_000;

/**
 * Runs `task` with a temporary folder on the disk of the store, so that files can be renamed into the store. The folder
 * is removed afterwards.
 */
export async function withTemporaryFolder<T>(
  store: string,
  task: (folder: string) => Promise<T>,
): Promise<T> {
  const parentFolder = storeLayout.temporary(store);
  await fs.mkdir(parentFolder, { recursive: true });
  await removeAbandoned(parentFolder);
  const folder = path.join(parentFolder, `${process.pid}-${randomBytes(4).toString('hex')}`);
  await fs.mkdir(folder);
  try {
    return await task(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function removeAbandoned(parentFolder: string): Promise<void> {
  for (const entry of await fs.readdir(parentFolder)) {
    const folder = path.join(parentFolder, entry);
    const stats = await fs.stat(folder).catch(() => null);
    if (!stats) continue;
    const isAbandoned = Date.now() - stats.mtimeMs > ABANDONED_MS;
    // The name of a folder begins with the id of the process that created it.
    if (isAbandoned || !isProcessAlive(Number.parseInt(entry, 10)))
      await fs.rm(folder, { recursive: true, force: true });
  }
}

/** True if the process runs on this machine, also as another user. */
export function isProcessAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
