import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { createPrivateFile } from '../create-private-file.ts';
import { readIfExists } from '../read-if-exists.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { withStoreLock } from '../with-store-lock.ts';

const KEY_BYTES = 32;
const KEY_PATTERN = /^[0-9a-f]{64}$/;

/**
 * Key that signs preview tokens, as 64 hexadecimal digits. Null if the store has none yet. Throws a RegistryError if
 * the file contains something else.
 */
export async function readPreviewKey(store: string): Promise<string | null> {
  const file = storeLayout.previewKey(store);
  const key = (await readIfExists(file))?.trim() ?? null;
  if (key !== null && !KEY_PATTERN.test(key))
    throw new RegistryError(`${file} contains no key; delete it to create a new one.`);
  return key;
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
  await createPrivateFile(file, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
  const key = await readPreviewKey(store);
  if (!key) throw new RegistryError(`${file} cannot be created.`);
  return key;
}
