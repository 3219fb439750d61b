import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
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
import { requireSignedRecord } from './sign-record.ts';
import { storeLayout } from './store-layout.ts';
import { listNamesIfExists, readIfExists } from './write-durably.ts';

const fileSchema = z.object({
  integrity: integritySchema,
  bytes: countSchema,
  /** Equals `bytes` for a file without compressed copies. */
  brotli_bytes: countSchema,
  /** Hash that permits inlining a style sheet. */
  csp: cspHashSchema.exactOptional(),
});

export const recordSchema = z.object({
  name: appNameSchema,
  version: versionSchema,
  /** Identifies the content, in hex. */
  digest: textSchema,
  git_commit: textSchema.nullable(),
  published_at: textSchema,
  title: textSchema,
  owner: textSchema,
  contract: countSchema,
  /** Host API version that the shell requires. Null for a remote. */
  host_api: countSchema.nullable().default(null),
  routes: z.array(routePatternSchema),
  /** Query parameters that the pages read. Null if they are not declared. */
  query: z.array(queryNameSchema).nullable().default(null),
  widgets: z.array(textSchema),
  i18n: z.array(textSchema),
  ssr: z.boolean(),
  /** Entry file of a remote. Null for the shell. */
  entry: textSchema.nullable(),
  /** Browser files by path from the folder of the version. */
  files: createDictionarySchema(fileSchema),
  server: z.object({ file: textSchema, integrity: integritySchema, bytes: countSchema }),
  /** Shared types that the app was built against. */
  types: z
    .object({ file: textSchema, integrity: integritySchema, bytes: countSchema })
    .nullable()
    .default(null),
  /** Names that a remote imports from the shared types. */
  uses: z.array(textSchema).default([]),
  /** Files of each chunk group. */
  groups: createDictionarySchema(z.array(textSchema)),
  /** Version ranges of the modules that a remote requires from the shell. */
  shared: createDictionarySchema(textSchema),
  /** Versions of the modules that the shell provides. */
  provides: createDictionarySchema(exactVersionSchema),
  /** In brotli bytes. */
  sizes: z.object({ entry: countSchema, initial: countSchema, total: countSchema }),
  budgets: z
    .object({ entry_kb: amountSchema, initial_kb: amountSchema, total_kb: amountSchema })
    .nullable(),
});

/** A browser file of a published version. */
export type ArtifactFile = z.infer<typeof fileSchema>;

/** Immutable record of a published version. */
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
  const source = await readIfExists(file);
  if (source === null) throw new RegistryError(`${name}@${requestedVersion} is not published.`);
  if (key) await requireSignedRecord(store, { name, version: requestedVersion }, source, key);
  const record = parseRecord(source, file);
  if (record.name !== name || record.version !== requestedVersion)
    throw new RegistryError(`${file} is the record of ${record.name}@${record.version}.`);
  return record;
}

/** Names of all apps with a published version, sorted. Empty if the store is empty. */
export async function listPublishedApps(store: string): Promise<string[]> {
  return (await listNamesIfExists(storeLayout.records(store, ''))).sort();
}

/** Records of the latest versions of an app, newest first. Unreadable records are omitted. */
export async function listRecentRecords(
  store: string,
  name: string,
  maxRecords: number,
): Promise<ArtifactRecord[]> {
  const folder = storeLayout.records(store, name);
  const recordFiles = (await listNamesIfExists(folder)).filter((file) => file.endsWith('.json'));
  const candidates = await Promise.all(
    recordFiles.map(async (file) => {
      const { mtimeMs } = await fs.stat(path.join(folder, file));
      return { version: path.basename(file, '.json'), mtimeMs };
    }),
  );
  const newest = candidates.sort((a, b) => b.mtimeMs - a.mtimeMs).slice(0, maxRecords);
  const records = await Promise.all(
    newest.map(({ version }) =>
      readRecord(store, name, version).catch((error: unknown) => {
        if (error instanceof RegistryError) return null;
        throw error;
      }),
    ),
  );
  return records.filter((record) => record !== null);
}
