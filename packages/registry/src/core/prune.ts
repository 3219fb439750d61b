import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ENVIRONMENT_NAMES, SHELL_NAME } from './app-name-schema.ts';
import { type Environment, findRelease } from './environment.ts';
import { createDictionarySchema, parseJson, textSchema } from './parse-json.ts';
import { listPublishedApps, readRecord } from './parse-record.ts';
import { readLog } from './read-log.ts';
import { recoverEnvironment } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';
import { withStoreLock } from './with-store-lock.ts';
import { listNamesIfExists, readIfExists, replaceDurably, syncFolder } from './write-durably.ts';

const pinsSchema = createDictionarySchema(z.object({ by: textSchema, at: textSchema }));

/** Pinned versions by `<app>@<version>`, with author and time. `prune` retains them. */
type Pins = z.infer<typeof pinsSchema>;

export const toVersionKey = ({ name, version }: { name: string; version: string }) =>
  `${name}@${version}`;

async function readPins(store: string): Promise<Pins> {
  const file = storeLayout.pins(store);
  const text = await readIfExists(file);
  return text === null ? {} : parseJson(text, pinsSchema, file);
}

const writePins = (store: string, pins: Pins) =>
  replaceDurably(storeLayout.pins(store), `${JSON.stringify(pins, null, 2)}\n`);

interface PinTarget {
  store: string;
  name: string;
  version: string;
}

/** Pins a version. Returns false if it was pinned already, and throws a RegistryError if it is not published. */
export async function pin({ store, by, ...target }: PinTarget & { by: string }): Promise<boolean> {
  return withStoreLock(store, async () => {
    await readRecord(store, target.name, target.version);
    const pins = await readPins(store);
    const key = toVersionKey(target);
    if (pins[key]) return false;
    await writePins(store, { ...pins, [key]: { by, at: new Date().toISOString() } });
    return true;
  });
}

/** Unpins a version. Returns false if it was not pinned. */
export async function unpin({ store, ...target }: PinTarget): Promise<boolean> {
  return withStoreLock(store, async () => {
    const { [toVersionKey(target)]: pinned, ...otherPins } = await readPins(store);
    if (!pinned) return false;
    await writePins(store, otherPins);
    return true;
  });
}

const MS_PER_DAY = 86_400_000;

/** Long enough for visits, caches and rollbacks that still need a replaced version. */
export const LIVE_DAYS = 30;

/**
 * Versions to retain, as `<app>@<version>`: pinned versions, and versions that are or were live, a fallback or a canary
 * within the last 30 days. Throws a RegistryError if an environment is broken, because its versions are then unknown.
 */
export async function listRetainedVersions(store: string, now: number): Promise<Set<string>> {
  const since = now - LIVE_DAYS * MS_PER_DAY;
  const retained = new Set(Object.keys(await readPins(store)));
  for (const env of ENVIRONMENT_NAMES) {
    const { environment, error } = await recoverEnvironment(store, env);
    if (error)
      throw new RegistryError(`${error} Nothing is removed before \`mfe repair --env ${env}\`.`);
    for (const key of listServedVersions(environment)) retained.add(key);
  }
  for (const { name, from, to, trial: canary, at } of await readLog(store)) {
    // A visit that started with a canary continues with it after the rollback.
    const replacedVersion = canary === null ? to : from;
    if (replacedVersion && Date.parse(at) > since)
      retained.add(toVersionKey({ name, version: replacedVersion }));
  }
  return retained;
}

const listServedVersions = (environment: Environment) =>
  [SHELL_NAME, ...Object.keys(environment.remotes)].flatMap((name) => {
    const release = findRelease(environment, name);
    const canary = environment.trials?.[name];
    const versions = [release?.version, release?.previous, canary?.version];
    return versions.flatMap((version) => (version ? toVersionKey({ name, version }) : []));
  });

const DAY_MS = 86_400_000;

/** A preview link is valid for up to seven days, so its version must be retained for as long. */
export const FRESH_DAYS = 7;

interface PrunedVersion {
  name: string;
  version: string;
  published_at: string;
  /** Size of the browser files without their compressed copies. */
  bytes: number;
}

interface PruneOptions {
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
