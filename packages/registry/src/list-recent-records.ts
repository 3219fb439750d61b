import fs from 'node:fs/promises';
import path from 'node:path';
import { type ArtifactRecord, readRecord } from './parse-record.ts';
import { listNamesIfExists } from './read-if-exists.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

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
