import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isProcessAlive } from '../process-alive.ts';
import { storeLayout } from '../store-layout.ts';

/** Above the duration of any publication. */
const ABANDONED_MS = 3_600_000;

/** Removes folders of killed publications. */
async function sweep(work: string): Promise<void> {
  for (const entry of await fs.readdir(work)) {
    const folder = path.join(work, entry);
    const made = await fs.stat(folder).catch(() => null);
    if (!made) continue;
    const abandoned = Date.now() - made.mtimeMs > ABANDONED_MS;
    if (abandoned || !isProcessAlive(Number.parseInt(entry, 10)))
      await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Runs `task` with a temporary folder on the store's disk. */
export async function withWorkFolder<T>(
  store: string,
  task: (folder: string) => Promise<T>,
): Promise<T> {
  const work = storeLayout.work(store);
  await fs.mkdir(work, { recursive: true });
  await sweep(work);
  const folder = path.join(work, `${process.pid}-${randomBytes(4).toString('hex')}`);
  await fs.mkdir(folder);
  try {
    return await task(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
