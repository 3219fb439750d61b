import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { z } from 'zod';
import {
  appName,
  cspHash,
  exactVersion,
  integrity,
  queryName,
  routePattern,
  version,
} from './app-name.ts';
import { amount, count, dictionary, parseJson, requireValid, text } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';
import { requireSignedRecord } from './signing/sign-record.ts';
import { storeLayout } from './store-layout.ts';
import { isMissing } from './write-durably.ts';

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

/**
 * A browser file. `csp` is the hash that permits inlining a style sheet. `brotli_bytes` equals `bytes` for a file
 * without compressed copies.
 */
export type ArtifactFile = z.infer<typeof fileSchema>;

/**
 * Immutable record of a published version. `digest` (hex) identifies the content. `files` and `groups` contain paths
 * relative to the folder of the version. `query` lists the query parameters of its pages, null if they are not
 * declared. `entry` is null for the shell. `sizes` are in brotli bytes. A remote requires the module ranges `shared`,
 * and was built against the shared types in the file `types`, of which it imports the names `uses`. A shell provides
 * the modules `provides`, and `host_api` is its host API version, null for a remote.
 */
export type ArtifactRecord = z.infer<typeof recordSchema>;

/** Validates the text of a record. Throws a RegistryError that begins with `location`. */
export const parseRecord = (source: string, location: string): ArtifactRecord =>
  parseJson(source, recordSchema, location);

/** True if the version has a record. Its files may still be damaged (`findArtifactErrors`). */
export const isPublished = (store: string, name: string, version: string): Promise<boolean> =>
  fs.access(storeLayout.record(store, name, version)).then(
    () => true,
    () => false,
  );

/**
 * Reads the record of a version. Throws a RegistryError if the version is not published or the record is invalid.
 *
 * @param key public key of the registry; an unsigned record is an error. Default: signatures are not verified
 */
export async function readRecord(
  store: string,
  name: string,
  requested: string,
  key: KeyObject | null = null,
): Promise<ArtifactRecord> {
  const file = storeLayout.record(
    store,
    requireValid(appName, name, 'name'),
    requireValid(version, requested, 'version'),
  );
  let source: string;
  try {
    source = await fs.readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) throw new RegistryError(`${name}@${requested} is not published.`);
    throw error;
  }
  if (key) await requireSignedRecord(store, { name, version: requested }, source, key);
  const record = parseRecord(source, file);
  if (record.name !== name || record.version !== requested)
    throw new RegistryError(`${file} is the record of ${record.name}@${record.version}.`);
  return record;
}
