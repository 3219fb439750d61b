import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { withStoreLock } from '../with-store-lock.ts';
import { isMissingFileError } from '../write-durably.ts';

const KEY_PATTERN = /^[0-9a-f]{64}$/;

/**
 * Key that signs preview tokens, as 64 hexadecimal digits. Null if the store has none yet. Throws a RegistryError if
 * the file contains something else.
 */
export async function readPreviewKey(store: string): Promise<string | null> {
  const file = storeLayout.previewKey(store);
  try {
    const key = (await fs.readFile(file, 'utf8')).trim();
    if (!KEY_PATTERN.test(key))
      throw new RegistryError(`${file} contains no key; delete it to create a new one.`);
    return key;
  } catch (error) {
    if (isMissingFileError(error)) return null;
    throw error;
  }
}

/** Returns the key that signs preview tokens and creates it if needed. Concurrent calls return the same key. */
export async function ensurePreviewKey(store: string): Promise<string> {
  const existing = await readPreviewKey(store);
  if (existing) return existing;
  await fs.mkdir(store, { recursive: true });
  return withStoreLock(store, () => createPreviewKey(store));
}

async function createPreviewKey(store: string): Promise<string> {
  const existing = await readPreviewKey(store);
  if (existing) return existing;
  const file = storeLayout.previewKey(store);
  const temporaryFile = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  await fs.writeFile(temporaryFile, `${randomBytes(32).toString('hex')}\n`, {
    mode: 0o600,
    flag: 'wx',
  });
  try {
    // A hard link appears atomically with its full content, and fails if another process has created the key.
    await fs.link(temporaryFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await fs.rm(temporaryFile, { force: true });
  }
  const key = await readPreviewKey(store);
  if (!key) throw new RegistryError(`${file} cannot be created.`);
  return key;
}
