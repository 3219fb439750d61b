import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';

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
