import fs from 'node:fs/promises';
import path from 'node:path';
import { listPublishedApps } from '../list-recent-records.ts';
import { readRecord } from '../parse-record.ts';
import { listNamesIfExists } from '../read-if-exists.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { withStoreLock } from '../with-store-lock.ts';
import { syncFolder } from '../write-durably.ts';
import { listRetainedVersions } from './list-retained-versions.ts';
import { toVersionKey } from './pins.ts';

const DAY_MS = 86_400_000;

/** A preview link is valid for up to seven days, so its version must be retained for as long. */
export const FRESH_DAYS = 7;

export interface PrunedVersion {
  name: string;
  version: string;
  published_at: string;
  /** Size of the browser files without their compressed copies. */
  bytes: number;
}

export interface PruneOptions {
  store: string;
  /** Only lists the versions that would be removed. */
  dryRun?: boolean;
  now?: number;
}

/**
 * Removes versions that were not live, a fallback or a canary in the last 30 days, are not pinned, and were published
 * more than seven days ago. Returns them.
 */
export async function prune({
  store,
  dryRun = false,
  now = Date.now(),
}: PruneOptions): Promise<PrunedVersion[]> {
  return withStoreLock(store, async () => {
    const retainedKeys = await listRetainedVersions(store, now);
    const newestPruned = now - FRESH_DAYS * DAY_MS;
    const pruned: PrunedVersion[] = [];
    for (const name of await listPublishedApps(store)) {
      for (const version of await listPublishedVersions(store, name)) {
        if (retainedKeys.has(toVersionKey({ name, version }))) continue;
        const candidate = await readPrunedVersion(store, name, version);
        if (!candidate || Date.parse(candidate.published_at) > newestPruned) continue;
        if (!dryRun) await removeVersion(store, candidate);
        pruned.push(candidate);
      }
      if (!dryRun) await removeOrphans(store, name);
    }
    return pruned;
  });
}

async function listPublishedVersions(store: string, name: string): Promise<string[]> {
  const files = await fs.readdir(storeLayout.records(store, name));
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/** A version with an unreadable record is retained, because its date of publication is unknown. */
async function readPrunedVersion(
  store: string,
  name: string,
  version: string,
): Promise<PrunedVersion | null> {
  try {
    const { files, published_at } = await readRecord(store, name, version);
    const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
    return { name, version, published_at, bytes };
  } catch (error) {
    if (error instanceof RegistryError) return null;
    throw error;
  }
}

/** The record is deleted first, because a version without a record does not exist. */
async function removeVersion(store: string, { name, version }: PrunedVersion): Promise<void> {
  await fs.rm(storeLayout.record(store, name, version), { force: true });
  await fs.rm(storeLayout.signature(store, name, version), { force: true });
  await syncFolder(storeLayout.records(store, name));
  for (const folder of [
    storeLayout.files(store, name, version),
    storeLayout.server(store, name, version),
  ])
    await fs.rm(folder, { recursive: true, force: true });
}

/** An interrupted removal leaves folders without a record. */
async function removeOrphans(store: string, name: string): Promise<void> {
  const recordedVersions = new Set(await listPublishedVersions(store, name));
  for (const folder of [storeLayout.files(store, name, ''), storeLayout.server(store, name, '')]) {
    for (const version of await listNamesIfExists(folder))
      if (!recordedVersions.has(version))
        await fs.rm(path.join(folder, version), { recursive: true, force: true });
  }
}
