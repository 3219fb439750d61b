import { type KeyObject, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import { SHELL_NAME } from './app-name-schema.ts';
import { type Composition, composeRecords } from './composition.ts';
import { type ArtifactRecord, readRecord } from './parse-record.ts';
import { RegistryError } from './registry-error.ts';
import type { PreviewedVersion } from './sign-preview.ts';
import { storeLayout } from './store-layout.ts';
import { withStoreLock } from './with-store-lock.ts';
import { createPrivateFile, readIfExists } from './write-durably.ts';

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

/**
 * Returns the live composition with the previewed versions in place of live ones. Previewed versions have no fallback,
 * because a fallback would hide their errors. Throws a RegistryError if a version is not published or its digest
 * differs from the link.
 */
export async function createPreviewComposition(
  store: string,
  live: Composition,
  previewed: readonly PreviewedVersion[],
  key: KeyObject | null = null,
): Promise<Composition> {
  const records = await Promise.all(
    previewed.map((target) => readPreviewedRecord(store, target, key)),
  );
  const isPreviewed = ({ name }: ArtifactRecord) => records.some((record) => record.name === name);
  const remotes = [
    ...live.remotes.filter((remote) => !isPreviewed(remote)),
    ...records.filter(({ name }) => name !== SHELL_NAME),
  ];
  const shell = records.find(({ name }) => name === SHELL_NAME) ?? live.shell;
  return composeRecords(
    shell,
    remotes,
    live.previous.filter((remote) => !isPreviewed(remote)),
  );
}

async function readPreviewedRecord(
  store: string,
  { name, version, digest }: PreviewedVersion,
  key: KeyObject | null,
): Promise<ArtifactRecord> {
  const record = await readRecord(store, name, version, key);
  if (record.digest !== digest)
    throw new RegistryError(
      `The digest of ${name}@${version} differs from that of the preview link.`,
    );
  return record;
}
