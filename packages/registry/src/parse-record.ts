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

/** A browser file. `csp` (styles only) permits inlining its text. */
export type ArtifactFile = z.infer<typeof fileSchema>;

/**
 * Immutable record of a published version. `digest` (hex) identifies the content; `files` and `groups` contain paths
 * relative to the version's folder; `query` lists the query parameters of its pages, null if undeclared; `entry` is
 * null for the shell; `sizes` are in brotli bytes; `shared` are the ranges required from the shell, `types` the file of
 * the shared types it was built against, `uses` the names it imports from them, `provides` the modules that the shell
 * shares; `host_api` is the shell's host API version, null for a remote.
 */
export type ArtifactRecord = z.infer<typeof recordSchema>;

/** Validates a record; `location` is its file name in messages. */
export const parseRecord = (source: string, location: string): ArtifactRecord =>
  parseJson(source, recordSchema, location);

/** Whether a version has a record. */
export const isPublished = (store: string, name: string, version: string): Promise<boolean> =>
  fs.access(storeLayout.record(store, name, version)).then(
    () => true,
    () => false,
  );

/**
 * Record of a published version. Throws a RegistryError if there is none.
 *
 * @param key public key of the registry; rejects unsigned records
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
