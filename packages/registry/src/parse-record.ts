import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { z } from 'zod';
import {
  appNameSchema,
  cspHashSchema,
  exactVersionSchema,
  integritySchema,
  queryNameSchema,
  routePatternSchema,
  versionSchema,
} from './app-name-schema.ts';
import {
  amountSchema,
  countSchema,
  createDictionarySchema,
  parseJson,
  requireValid,
  textSchema,
} from './parse-json.ts';
import { RegistryError } from './registry-error.ts';
import { requireSignedRecord } from './signing/sign-record.ts';
import { storeLayout } from './store-layout.ts';
import { isMissingFileError } from './write-durably.ts';

const fileSchema = z.object({
  integrity: integritySchema,
  bytes: countSchema,
  brotli_bytes: countSchema,
  csp: cspHashSchema.exactOptional(),
});

export const recordSchema = z.object({
  name: appNameSchema,
  version: versionSchema,
  digest: textSchema,
  git_commit: textSchema.nullable(),
  published_at: textSchema,
  title: textSchema,
  owner: textSchema,
  contract: countSchema,
  host_api: countSchema.nullable().default(null),
  routes: z.array(routePatternSchema),
  query: z.array(queryNameSchema).nullable().default(null),
  widgets: z.array(textSchema),
  i18n: z.array(textSchema),
  ssr: z.boolean(),
  entry: textSchema.nullable(),
  files: createDictionarySchema(fileSchema),
  server: z.object({ file: textSchema, integrity: integritySchema, bytes: countSchema }),
  types: z
    .object({ file: textSchema, integrity: integritySchema, bytes: countSchema })
    .nullable()
    .default(null),
  uses: z.array(textSchema).default([]),
  groups: createDictionarySchema(z.array(textSchema)),
  shared: createDictionarySchema(textSchema),
  provides: createDictionarySchema(exactVersionSchema),
  sizes: z.object({ entry: countSchema, initial: countSchema, total: countSchema }),
  budgets: z
    .object({ entry_kb: amountSchema, initial_kb: amountSchema, total_kb: amountSchema })
    .nullable(),
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
  requestedVersion: string,
  key: KeyObject | null = null,
): Promise<ArtifactRecord> {
  const file = storeLayout.record(
    store,
    requireValid(appNameSchema, name, 'name'),
    requireValid(versionSchema, requestedVersion, 'version'),
  );
  let source: string;
  try {
    source = await fs.readFile(file, 'utf8');
  } catch (error) {
    if (isMissingFileError(error))
      throw new RegistryError(`${name}@${requestedVersion} is not published.`);
    throw error;
  }
  if (key) await requireSignedRecord(store, { name, version: requestedVersion }, source, key);
  const record = parseRecord(source, file);
  if (record.name !== name || record.version !== requestedVersion)
    throw new RegistryError(`${file} is the record of ${record.name}@${record.version}.`);
  return record;
}
