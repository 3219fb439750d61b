import { createHash, type KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { appNameSchema, versionSchema } from '../core/app-name-schema.ts';
import { computeIntegrity } from '../core/compute-integrity.ts';
import { requireValid } from '../core/parse-json.ts';
import { type ArtifactRecord, isPublished, parseRecord } from '../core/parse-record.ts';
import { withTemporaryFolder } from '../core/publish/with-temporary-folder.ts';
import { isCompressible, moveVersionIntoStore } from '../core/publish/write-artifact.ts';
import { RegistryError } from '../core/registry-error.ts';
import { findTextSignatureError } from '../core/sign-record.ts';
import { storeLayout } from '../core/store-layout.ts';
import { replaceDurably, writeDurably } from '../core/write-durably.ts';
import { bucketLayout, type ObjectStorage } from './open-bucket.ts';

const MAX_CONCURRENT = 8;

/**
 * Runs `task` on all items, at most eight at a time. After an error it starts no further task, but rejects only when
 * the running tasks have ended, because the caller then removes the folder that they write to.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  task: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const runQueuedTasks = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift())
      await task(item).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  const results = await Promise.allSettled(Array.from({ length: MAX_CONCURRENT }, runQueuedTasks));
  const rejection = results.find((result) => result.status === 'rejected');
  if (rejection) throw rejection.reason;
}

const MAX_RECORD_BYTES = 2 * 1024 * 1024;
const MAX_SIGNATURE_BYTES = 4096;
/** A compressed copy of a small file can be larger than the file. */
const MAX_COMPRESSION_OVERHEAD_BYTES = 4096;

const decompress = {
  br: promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress),
  gz: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip),
};

interface DownloadOptions {
  readonly objects: ObjectStorage;
  readonly store: string;
  /** Public key of the registry. Records without its signature are rejected. With null, signatures are not verified. */
  readonly key: KeyObject | null;
}

interface VersionName {
  readonly name: string;
  readonly version: string;
}

/**
 * Downloads a version into the store, record last, and verifies the hash of each file against the record. If the files
 * are already stored, only the record and its signature are updated. Returns the fingerprint of the record, or null if
 * the bucket does not contain the version.
 */
export async function downloadVersion(
  options: DownloadOptions,
  requested: VersionName,
): Promise<string | null> {
  const { store } = options;
  const name = requireValid(appNameSchema, requested.name, 'name');
  const version = requireValid(versionSchema, requested.version, 'version');
  const downloaded = await downloadRecord(options, { name, version });
  if (!downloaded) return null;
  const { record, text, signature } = downloaded;
  const writeRecord = async () => {
    if (signature !== null)
      await replaceDurably(storeLayout.signature(store, name, version), signature);
    await replaceDurably(storeLayout.record(store, name, version), text);
  };
  if (await isPublished(store, name, version)) await writeRecord();
  else
    await withTemporaryFolder(store, async (folder) => {
      await downloadFiles(options, record, folder);
      await moveVersionIntoStore(folder, store, { name, version });
      await writeRecord();
    });
  return createFingerprint(text, signature);
}

/** Downloads and verifies a record. Returns null if the bucket does not contain it. */
async function downloadRecord({ objects, key }: DownloadOptions, { name, version }: VersionName) {
  const recordKey = bucketLayout.record(name, version);
  const [recordBytes, signatureBytes] = await Promise.all([
    objects.get(recordKey, MAX_RECORD_BYTES),
    objects.get(bucketLayout.signature(name, version), MAX_SIGNATURE_BYTES),
  ]);
  if (!recordBytes) return null;
  const text = recordBytes.toString('utf8');
  const signature = signatureBytes?.toString('utf8') ?? null;
  const error = key && findTextSignatureError(text, signature, key);
  if (error) throw new RegistryError(`The record of ${name}@${version} in the bucket ${error}.`);
  const record = parseRecord(text, recordKey);
  if (record.name !== name || record.version !== version)
    throw new RegistryError(
      `The record of ${name}@${version} in the bucket is of another version.`,
    );
  requireSafePaths(record);
  return { record, text, signature };
}

/** Identifies a record together with its signature, so that a version with a new signature is uploaded again. */
export function createFingerprint(record: string, signature: string | null): string {
  return createHash('sha256')
    .update(`${record}\n${signature ?? ''}`)
    .digest('hex');
}

async function readRequired(
  objects: ObjectStorage,
  key: string,
  maxBytes: number,
): Promise<Buffer> {
  const content = await objects.get(key, maxBytes);
  if (!content) throw new RegistryError(`${key} is missing in the bucket.`);
  return content;
}

async function readVerified(
  objects: ObjectStorage,
  key: string,
  { integrity, bytes }: { readonly integrity: string; readonly bytes: number },
): Promise<Buffer> {
  const content = await readRequired(objects, key, bytes);
  if (computeIntegrity(content) !== integrity)
    throw new RegistryError(`${key} in the bucket differs from the published content.`);
  return content;
}

/** Throws if the compressed copy does not decompress to `content`. `maxOutputLength` stops decompression bombs. */
async function readCompressed(
  objects: ObjectStorage,
  key: string,
  kind: 'br' | 'gz',
  content: Buffer,
) {
  const copy = await readRequired(objects, key, content.length + MAX_COMPRESSION_OVERHEAD_BYTES);
  const isSame = await decompress[kind](copy, { maxOutputLength: content.length + 1 }).then(
    (unpacked) => unpacked.equals(content),
    () => false,
  );
  if (!isSame) throw new RegistryError(`${key} in the bucket differs from the published content.`);
  return copy;
}

async function downloadFiles({ objects }: DownloadOptions, record: ArtifactRecord, folder: string) {
  const { name, version, files, server, types } = record;
  const browserFolder = path.join(folder, 'browser');
  const serverFolder = path.join(folder, 'server');
  await fs.mkdir(browserFolder, { recursive: true });
  await forEachConcurrently(Object.entries(files), async ([file, expected]) => {
    const key = bucketLayout.files(name, version, file);
    const content = await readVerified(objects, key, expected);
    await writeDurably(path.join(browserFolder, file), content);
    if (!isCompressible(file)) return;
    for (const kind of ['br', 'gz'] as const)
      await writeDurably(
        path.join(browserFolder, `${file}.${kind}`),
        await readCompressed(objects, `${key}.${kind}`, kind, content),
      );
  });
  for (const serverFile of types ? [server, types] : [server]) {
    const key = bucketLayout.server(name, version, serverFile.file);
    const content = await readVerified(objects, key, serverFile);
    await writeDurably(path.join(serverFolder, serverFile.file), content);
  }
}

/** Matches a relative path without spaces, such as `chunks/media.page.js`. */
const SAFE_PATH_PATTERN = /^[\w][\w.@/-]*$/;

/** Throws if a path in the record could point outside the folder of the version. */
function requireSafePaths({ name, version, files, server, types }: ArtifactRecord): void {
  const paths = [...Object.keys(files), server.file, ...(types ? [types.file] : [])];
  const unsafePath = paths.find(
    (file) => !SAFE_PATH_PATTERN.test(file) || file.split('/').includes('..'),
  );
  if (unsafePath !== undefined)
    throw new RegistryError(
      `The record of ${name}@${version} names a file ${JSON.stringify(unsafePath)}.`,
    );
}
