import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { z } from 'zod';
import { isMissing } from './durable.ts';
import {
  appName,
  cspHash,
  exactVersion,
  integrity,
  queryName,
  routePattern,
  version,
} from './names.ts';
import { RegistryError } from './registry-error.ts';
import { amount, checked, count, dictionary, parseJson, text } from './schema.ts';
import { refuseUnsigned } from './signing/record-signature.ts';
import { storeLayout } from './store-layout.ts';

const fileSchema = z.object({
  integrity,
  bytes: count,
  brotli_bytes: count,
  csp: cspHash.exactOptional(),
});

export const recordSchema = z.object({
  name: appName,
  version,
  digest: text,
  git_commit: text.nullable(),
  published_at: text,
  title: text,
  owner: text,
  contract: count,
  host_api: count.nullable().default(null),
  routes: z.array(routePattern),
  query: z.array(queryName).nullable().default(null),
  widgets: z.array(text),
  i18n: z.array(text),
  ssr: z.boolean(),
  entry: text.nullable(),
  files: dictionary(fileSchema),
  server: z.object({ file: text, integrity, bytes: count }),
  types: z.object({ file: text, integrity, bytes: count }).nullable().default(null),
  uses: z.array(text).default([]),
  groups: dictionary(z.array(text)),
  shared: dictionary(text),
  provides: dictionary(exactVersion),
  sizes: z.object({ entry: count, initial: count, total: count }),
  budgets: z.object({ entry_kb: amount, initial_kb: amount, total_kb: amount }).nullable(),
});

/** One file that browsers load. `csp` (styles only) allows its text inlined in a page. */
export type ArtifactFile = z.infer<typeof fileSchema>;

/**
 * All that is known of one published version of one app; written once, never changed.
 * `digest` is hex and names the content; `files` and `groups` name files relative to the version's
 * folder; `query` are the names of parameters that its pages read, null when it does not say; `entry` is null for the shell; `sizes` are brotli bytes; `shared` are the ranges that it
 * asks the shell for, `types` the file of the shared types that it was built against, `uses` the names of them that its
 * code imports, and `provides` what it offers (the shell only); `host_api` is the number of what the shell's
 * bundle and the site server ask of each other, null for a remote.
 */
export type ArtifactRecord = z.infer<typeof recordSchema>;

/** Checks a record's text; `place` is its file name in messages. */
export const parseRecord = (source: string, place: string): ArtifactRecord =>
  parseJson(source, recordSchema, place);

/** Whether a version has a record, whatever it says. */
export const isPublished = (store: string, name: string, version: string): Promise<boolean> =>
  fs.access(storeLayout.record(store, name, version)).then(
    () => true,
    () => false,
  );

/**
 * The record of one published version. Throws a RegistryError when there is none.
 *
 * @param key the registry's public key; what it did not sign is refused then
 */
export async function readRecord(
  store: string,
  name: string,
  wanted: string,
  key: KeyObject | null = null,
): Promise<ArtifactRecord> {
  const file = storeLayout.record(
    store,
    checked(appName, name, 'name'),
    checked(version, wanted, 'version'),
  );
  let source: string;
  try {
    source = await fs.readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) throw new RegistryError(`${name}@${wanted} is not published.`);
    throw error;
  }
  if (key) await refuseUnsigned(store, { name, version: wanted }, source, key);
  const record = parseRecord(source, file);
  if (record.name !== name || record.version !== wanted)
    throw new RegistryError(`${file} is the record of ${record.name}@${record.version}.`);
  return record;
}
