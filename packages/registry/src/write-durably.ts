import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export const isMissingFileError = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Syncs a folder. A rename in it survives a power failure only afterwards. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file so that it survives a power failure. Creates missing folders. */
export async function writeDurably(file: string, content: Uint8Array | string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const handle = await fs.open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file atomically and durably. Readers get either the old or the new content. */
export async function replaceDurably(file: string, content: string): Promise<void> {
  const temporaryFile = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.new`;
  try {
    await writeDurably(temporaryFile, content);
    await fs.rename(temporaryFile, file);
  } catch (error) {
    await fs.rm(temporaryFile, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}
