import fs from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../durable.ts';
import { isCompressible } from '../publish/precompress.ts';
import { parseRecord } from '../record.ts';
import { storeLayout } from '../store-layout.ts';
import { each, fingerprintOf } from './bring-version.ts';
import { bucketLayout, immutable, kept } from './bucket-layout.ts';
import type { Objects } from './objects.ts';

interface Named {
  readonly name: string;
  readonly version: string;
}

/** A version's record and signature as they lie in the folder; null where there is none. */
export async function recordTexts(store: string, { name, version }: Named) {
  const read = async (file: string) => {
    try {
      return await fs.readFile(file, 'utf8');
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  const record = await read(storeLayout.record(store, name, version));
  const signature = await read(storeLayout.signature(store, name, version));
  return record === null ? null : { record, signature, print: fingerprintOf(record, signature) };
}

/** Sends a version, its record last: without it the bucket does not have it. What is there already stays. */
export async function sendVersion(objects: Objects, store: string, named: Named): Promise<void> {
  const { name, version } = named;
  const texts = await recordTexts(store, named);
  if (!texts) return;
  const { files, server, types } = parseRecord(texts.record, `${name}@${version}`);
  const browser = Object.keys(files).flatMap((file) =>
    isCompressible(file) ? [file, `${file}.br`, `${file}.gz`] : [file],
  );
  await each(browser, async (file) => {
    const content = await fs.readFile(path.join(storeLayout.files(store, name, version), file));
    await objects.create(bucketLayout.files(name, version, file), content, immutable(file));
  });
  for (const { file } of [server, ...(types ? [types] : [])]) {
    const content = await fs.readFile(path.join(storeLayout.server(store, name, version), file));
    await objects.create(bucketLayout.server(name, version, file), content, immutable(file));
  }
  // A new key of the registry signs anew: these two may be written again.
  if (texts.signature !== null)
    await objects.put(bucketLayout.signature(name, version), texts.signature, kept);
  await objects.put(bucketLayout.record(name, version), texts.record, kept);
}

/** Takes a version out of the bucket, its record first. */
export async function withdrawVersion(objects: Objects, { name, version }: Named): Promise<void> {
  await objects.remove(bucketLayout.record(name, version));
  await objects.remove(bucketLayout.signature(name, version));
  for (const prefix of [
    bucketLayout.files(name, version, ''),
    bucketLayout.server(name, version, ''),
  ])
    await each(await objects.list(prefix), objects.remove);
}
