import { createHash, type KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { appName, version as versionSchema } from '../app-name.ts';
import { computeIntegrity } from '../compute-integrity.ts';
import { requireValid } from '../parse-json.ts';
import { type ArtifactRecord, isPublished, parseRecord } from '../parse-record.ts';
import { isCompressible } from '../publish/precompress.ts';
import { withTemporaryFolder } from '../publish/with-temporary-folder.ts';
import { moveIntoStore } from '../publish/write-artifact.ts';
import { RegistryError } from '../registry-error.ts';
import { findTextSignatureError } from '../signing/sign-record.ts';
import { storeLayout } from '../store-layout.ts';
import { replaceDurably, writeDurably } from '../write-durably.ts';
import { bucketLayout } from './bucket-layout.ts';
import type { Objects } from './objects.ts';

const MAX_RECORD_BYTES = 2 * 1024 * 1024;
const MAX_CONCURRENT = 8;

const decompress = {
  br: promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress),
  gz: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip),
};

/** Identifies a record together with its signature, so that a version with a new signature is uploaded again. */
export const createFingerprint = (record: string, signature: string | null) =>
  createHash('sha256')
    .update(`${record}\n${signature ?? ''}`)
    .digest('hex');

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
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

interface DownloadOptions {
  readonly objects: Objects;
  readonly store: string;
  /** Public key of the registry. Records without its signature are rejected. With null, signatures are not verified. */
  readonly key: KeyObject | null;
}

async function readRequired(objects: Objects, key: string, maxBytes: number): Promise<Buffer> {
  const content = await objects.get(key, maxBytes);
  if (!content) throw new RegistryError(`${key} is missing in the bucket.`);
  return content;
}

async function readVerified(
  objects: Objects,
  key: string,
  { integrity, bytes }: { readonly integrity: string; readonly bytes: number },
): Promise<Buffer> {
  const content = await readRequired(objects, key, bytes);
  if (computeIntegrity(content) !== integrity)
    throw new RegistryError(`${key} in the bucket differs from the published content.`);
  return content;
}

/** Throws if the compressed copy does not decompress to `content`. `maxOutputLength` stops decompression bombs. */
async function readCompressed(objects: Objects, key: string, kind: 'br' | 'gz', content: Buffer) {
  const copy = await readRequired(objects, key, content.length + 4096);
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
  for (const serverFile of [server, ...(types ? [types] : [])])
    await writeDurably(
      path.join(serverFolder, serverFile.file),
      await readVerified(objects, bucketLayout.server(name, version, serverFile.file), serverFile),
    );
}

/** Throws if a path in the record could point outside the folder of the version. */
function requireSafePaths({ name, version, files, server, types }: ArtifactRecord): void {
  const paths = [...Object.keys(files), server.file, ...(types ? [types.file] : [])];
  const unsafePath = paths.find(
    (file) => !/^[\w][\w.@/-]*$/.test(file) || file.split('/').includes('..'),
  );
  if (unsafePath !== undefined)
    throw new RegistryError(
      `The record of ${name}@${version} names a file ${JSON.stringify(unsafePath)}.`,
    );
}

/**
 * Downloads a version into the store, record last, and verifies the hash of each file against the record. If the files
 * are already stored, only the record and its signature are updated. Returns the fingerprint of the record, or null if
 * the bucket does not contain the version.
 */
export async function downloadVersion(
  options: DownloadOptions,
  requested: { readonly name: string; readonly version: string },
): Promise<string | null> {
  const { objects, store, key } = options;
  const name = requireValid(appName, requested.name, 'name');
  const version = requireValid(versionSchema, requested.version, 'version');
  const [text, signature] = await Promise.all([
    objects.get(bucketLayout.record(name, version), MAX_RECORD_BYTES),
    objects.get(bucketLayout.signature(name, version), 4096),
  ]);
  if (!text) return null;
  const source = text.toString('utf8');
  const error = key && findTextSignatureError(source, signature?.toString('utf8') ?? null, key);
  if (error) throw new RegistryError(`The record of ${name}@${version} in the bucket ${error}.`);
  const record = parseRecord(source, bucketLayout.record(name, version));
  if (record.name !== name || record.version !== version)
    throw new RegistryError(
      `The record of ${name}@${version} in the bucket is of another version.`,
    );
  requireSafePaths(record);
  const signatureText = signature?.toString('utf8') ?? null;
  const writeRecord = async () => {
    if (signatureText !== null)
      await replaceDurably(storeLayout.signature(store, name, version), signatureText);
    await replaceDurably(storeLayout.record(store, name, version), source);
  };
  if (await isPublished(store, name, version)) {
    await writeRecord();
    return createFingerprint(source, signatureText);
  }
  await withTemporaryFolder(store, async (folder) => {
    await downloadFiles(options, record, folder);
    for (const [part, target] of [
      ['browser', storeLayout.files(store, name, version)],
      ['server', storeLayout.server(store, name, version)],
    ] as const)
      await moveIntoStore(path.join(folder, part), target, path.join(folder, `old-${part}`));
    await writeRecord();
  });
  return createFingerprint(source, signatureText);
}
