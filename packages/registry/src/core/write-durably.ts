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

/** Text of a file. Null if the file does not exist. */
export async function readIfExists(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (isMissingFileError(error)) return null;
    throw error;
  }
}

/** Names of the entries of a folder. Empty if the folder does not exist. */
export async function listNamesIfExists(folder: string): Promise<string[]> {
  try {
    return await fs.readdir(folder);
  } catch (error) {
    if (isMissingFileError(error)) return [];
    throw error;
  }
}

/**
 * Creates a file that only its owner can read. Changes nothing if the file exists, also if another process creates it
 * at the same time.
 */
export async function createPrivateFile(file: string, content: string | Buffer): Promise<void> {
  const temporaryFile = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await fs.writeFile(temporaryFile, content, { mode: 0o600, flag: 'wx' });
  try {
    // A hard link appears atomically with its full content, and fails if the file exists.
    await fs.link(temporaryFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await fs.rm(temporaryFile, { force: true });
  }
}
