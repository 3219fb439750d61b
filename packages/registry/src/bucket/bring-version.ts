import { createHash, type KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { replaceDurably, writeDurably } from '../durable.ts';
import { integrityOf } from '../fingerprint.ts';
import { appName, version as versionForm } from '../names.ts';
import { isCompressible } from '../publish/precompress.ts';
import { withWorkFolder } from '../publish/work-folder.ts';
import { putInPlace } from '../publish/write-artifact.ts';
import { type ArtifactRecord, isPublished, parseRecord } from '../record.ts';
import { RegistryError } from '../registry-error.ts';
import { checked } from '../schema.ts';
import { findRecordTextProblem } from '../signing/record-signature.ts';
import { storeLayout } from '../store-layout.ts';
import { bucketLayout } from './bucket-layout.ts';
import type { Objects } from './objects.ts';

/** Above the size of any record or signature. */
const RECORD_LIMIT = 2 * 1024 * 1024;
const AT_ONCE = 8;

const unpack = {
  br: promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress),
  gz: promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip),
};

/** Hash of a record's text and signature; changes with either. */
export const fingerprintOf = (record: string, signature: string | null) =>
  createHash('sha256')
    .update(`${record}\n${signature ?? ''}`)
    .digest('hex');

/**
 * Runs `work` on all items with limited concurrency. Rejects with the first error, but only after
 * all running work has ended: the caller then removes the folder that they write to.
 */
export async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all];
  const next = async () => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift())
      await work(one).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, next));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Options of one download. */
interface DownloadOptions {
  readonly objects: Objects;
  readonly store: string;
  /** Public key of the registry; records without its signature are rejected. */
  readonly key: KeyObject | null;
}

async function readRequired(objects: Objects, key: string, most: number): Promise<Buffer> {
  const content = await objects.get(key, most);
  if (!content) throw new RegistryError(`${key} is missing in the bucket.`);
  return content;
}

async function whole(
  objects: Objects,
  key: string,
  { integrity, bytes }: { readonly integrity: string; readonly bytes: number },
): Promise<Buffer> {
  const content = await readRequired(objects, key, bytes);
  if (integrityOf(content) !== integrity)
    throw new RegistryError(`${key} in the bucket differs from the published content.`);
  return content;
}

/** A compressed copy must decompress to the published content; the size limit prevents decompression bombs. */
async function packed(objects: Objects, key: string, kind: 'br' | 'gz', content: Buffer) {
  const copy = await readRequired(objects, key, content.length + 4096);
  const isSame = await unpack[kind](copy, { maxOutputLength: content.length + 1 }).then(
    (unpacked) => unpacked.equals(content),
    () => false,
  );
  if (!isSame) throw new RegistryError(`${key} in the bucket differs from the published content.`);
  return copy;
}

async function bringFiles({ objects }: DownloadOptions, record: ArtifactRecord, folder: string) {
  const { name, version, files, server, types } = record;
  const browser = path.join(folder, 'browser');
  const onServer = path.join(folder, 'server');
  await fs.mkdir(browser, { recursive: true });
  await each(Object.entries(files), async ([file, facts]) => {
    const key = bucketLayout.files(name, version, file);
    const content = await whole(objects, key, facts);
    await writeDurably(path.join(browser, file), content);
    if (!isCompressible(file)) return;
    for (const kind of ['br', 'gz'] as const)
      await writeDurably(
        path.join(browser, `${file}.${kind}`),
        await packed(objects, `${key}.${kind}`, kind, content),
      );
  });
  for (const one of [server, ...(types ? [types] : [])])
    await writeDurably(
      path.join(onServer, one.file),
      await whole(objects, bucketLayout.server(name, version, one.file), one),
    );
}

/** Paths in a record must stay inside the version's folder. */
function refuseEscapes({ name, version, files, server, types }: ArtifactRecord): void {
  const all = [...Object.keys(files), server.file, ...(types ? [types.file] : [])];
  const bad = all.find((file) => !/^[\w][\w.@/-]*$/.test(file) || file.split('/').includes('..'));
  if (bad !== undefined)
    throw new RegistryError(
      `The record of ${name}@${version} names a file ${JSON.stringify(bad)}.`,
    );
}

/**
 * Downloads a version, verifies every file against its record and the record against the key.
 * Atomic. Returns the fingerprint, null if the bucket does not have the version.
 */
export async function bringVersion(
  options: DownloadOptions,
  named: { readonly name: string; readonly version: string },
): Promise<string | null> {
  const { objects, store, key } = options;
  const name = checked(appName, named.name, 'name');
  const version = checked(versionForm, named.version, 'version');
  const [text, signature] = await Promise.all([
    objects.get(bucketLayout.record(name, version), RECORD_LIMIT),
    objects.get(bucketLayout.signature(name, version), 4096),
  ]);
  if (!text) return null;
  const source = text.toString('utf8');
  const problem = key && findRecordTextProblem(source, signature?.toString('utf8') ?? null, key);
  if (problem)
    throw new RegistryError(`The record of ${name}@${version} in the bucket ${problem}.`);
  const record = parseRecord(source, bucketLayout.record(name, version));
  if (record.name !== name || record.version !== version)
    throw new RegistryError(
      `The record of ${name}@${version} in the bucket is of another version.`,
    );
  refuseEscapes(record);
  const signed = signature?.toString('utf8') ?? null;
  const settle = async () => {
    if (signed !== null) await replaceDurably(storeLayout.signature(store, name, version), signed);
    await replaceDurably(storeLayout.record(store, name, version), source);
  };
  if (await isPublished(store, name, version)) {
    await settle();
    return fingerprintOf(source, signed);
  }
  await withWorkFolder(store, async (folder) => {
    await bringFiles(options, record, folder);
    for (const [part, place] of [
      ['browser', storeLayout.files(store, name, version)],
      ['server', storeLayout.server(store, name, version)],
    ] as const)
      await putInPlace(path.join(folder, part), place, path.join(folder, `old-${part}`));
    await settle();
  });
  return fingerprintOf(source, signed);
}
