import fs from 'node:fs/promises';
import path from 'node:path';
import { isMissing, syncFolder } from '../durable.ts';
import { publishedApps } from '../recent.ts';
import { readRecord } from '../record.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { withStoreLock } from '../store-lock.ts';
import { keptVersions } from './kept-versions.ts';
import { keyOf } from './pins.ts';

const DAY_MS = 86_400_000;

/** As long as a preview's link may live: what was just published is on its way to be live. */
export const FRESH_DAYS = 7;

/** A version that went, or would go. */
export interface Pruned {
  name: string;
  version: string;
  published_at: string;
  /** Of its files as browsers get them, without the packed copies. */
  bytes: number;
}

export interface Prune {
  store: string;
  /** Only tells what would go. */
  dryRun?: boolean;
  now?: number;
}

async function versionsOf(store: string, name: string): Promise<string[]> {
  const files = await fs.readdir(storeLayout.records(store, name));
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/** A published version as prune sees it; null where its record cannot be read: what is not understood stays. */
async function factsOf(store: string, name: string, version: string): Promise<Pruned | null> {
  try {
    const { files, published_at } = await readRecord(store, name, version);
    const bytes = Object.values(files).reduce((sum, one) => sum + one.bytes, 0);
    return { name, version, published_at, bytes };
  } catch (error) {
    if (error instanceof RegistryError) return null;
    throw error;
  }
}

/** Without its record a version does not exist: that goes first, so that nothing half is ever found. */
async function remove(store: string, { name, version }: Pruned): Promise<void> {
  await fs.rm(storeLayout.record(store, name, version), { force: true });
  await fs.rm(storeLayout.signature(store, name, version), { force: true });
  await syncFolder(storeLayout.records(store, name));
  for (const folder of [
    storeLayout.files(store, name, version),
    storeLayout.server(store, name, version),
  ])
    await fs.rm(folder, { recursive: true, force: true });
}

/** Folders of files without a record: a removal that was cut short. */
async function removeLeftOver(store: string, name: string): Promise<void> {
  const known = new Set(await versionsOf(store, name));
  for (const place of [storeLayout.files(store, name, ''), storeLayout.server(store, name, '')]) {
    const found = await fs.readdir(place).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const version of found)
      if (!known.has(version))
        await fs.rm(path.join(place, version), { recursive: true, force: true });
  }
}

/**
 * Removes versions that nobody can need any more: those that are not live anywhere nor the way back of what is, were
 * not live in the last 30 days, are not pinned, and were not published in the last 7.
 */
export async function prune({ store, dryRun = false, now = Date.now() }: Prune): Promise<Pruned[]> {
  return withStoreLock(store, async () => {
    const kept = await keptVersions(store, now);
    const gone: Pruned[] = [];
    for (const name of await publishedApps(store)) {
      for (const version of await versionsOf(store, name)) {
        if (kept.has(keyOf({ name, version }))) continue;
        const facts = await factsOf(store, name, version);
        if (!facts || Date.parse(facts.published_at) > now - FRESH_DAYS * DAY_MS) continue;
        if (!dryRun) await remove(store, facts);
        gone.push(facts);
      }
      if (!dryRun) await removeLeftOver(store, name);
    }
    return gone;
  });
}
