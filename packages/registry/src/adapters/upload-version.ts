import fs from 'node:fs/promises';
import path from 'node:path';
import { parseRecord } from '../core/parse-record.ts';
import { isCompressible } from '../core/publish/write-artifact.ts';
import { storeLayout } from '../core/store-layout.ts';
import { readIfExists } from '../core/write-durably.ts';
import { createFingerprint, forEachConcurrently } from './download-version.ts';
import { bucketLayout, MUTABLE_KIND, type ObjectStorage, toImmutableKind } from './open-bucket.ts';

interface VersionName {
  readonly name: string;
  readonly version: string;
}

/** Texts of the record and its signature in the folder. Null if the version has no record. */
export async function readRecordTexts(store: string, { name, version }: VersionName) {
  const record = await readIfExists(storeLayout.record(store, name, version));
  const signature = await readIfExists(storeLayout.signature(store, name, version));
  if (record === null) return null;
  return { record, signature, fingerprint: createFingerprint(record, signature) };
}

/**
 * Uploads a version without replacing existing files. The record is uploaded last, because a version without a record
 * does not exist.
 */
export async function uploadVersion(
  objects: ObjectStorage,
  store: string,
  target: VersionName,
): Promise<void> {
  const { name, version } = target;
  const texts = await readRecordTexts(store, target);
  if (!texts) return;
  const { files, server, types } = parseRecord(texts.record, `${name}@${version}`);
  const browserFiles = Object.keys(files).flatMap((file) =>
    isCompressible(file) ? [file, `${file}.br`, `${file}.gz`] : [file],
  );
  await forEachConcurrently(browserFiles, async (file) => {
    const content = await fs.readFile(path.join(storeLayout.files(store, name, version), file));
    await objects.create(bucketLayout.files(name, version, file), content, toImmutableKind(file));
  });
  for (const { file } of types ? [server, types] : [server]) {
    const content = await fs.readFile(path.join(storeLayout.server(store, name, version), file));
    await objects.create(bucketLayout.server(name, version, file), content, toImmutableKind(file));
  }
  // Signature and record are overwritten, because a new signing key signs existing records again.
  if (texts.signature !== null)
    await objects.put(bucketLayout.signature(name, version), texts.signature, MUTABLE_KIND);
  await objects.put(bucketLayout.record(name, version), texts.record, MUTABLE_KIND);
}

/** Deletes a version from the bucket, record first, because a version without a record does not exist. */
export async function deleteVersion(
  objects: ObjectStorage,
  { name, version }: VersionName,
): Promise<void> {
  await objects.remove(bucketLayout.record(name, version));
  await objects.remove(bucketLayout.signature(name, version));
  for (const prefix of [
    bucketLayout.files(name, version, ''),
    bucketLayout.server(name, version, ''),
  ])
    await forEachConcurrently(await objects.list(prefix), objects.remove);
}
