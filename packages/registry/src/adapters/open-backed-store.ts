import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../core/registry-error.ts';
import { storeLayout } from '../core/store-layout.ts';
import {
  attachBacking,
  type BackingStorage,
  detachBacking,
  withStoreLock,
} from '../core/with-store-lock.ts';
import { listNamesIfExists, replaceDurably } from '../core/write-durably.ts';
import type { BucketConfig } from './bucket-settings.ts';
import { downloadVersion } from './download-version.ts';
import {
  bucketLayout,
  MUTABLE_KIND,
  type ObjectStorage,
  openBucket,
  parseRecordKey,
} from './open-bucket.ts';
import {
  type BucketPosition,
  commitChange,
  createBucketChange,
  EMPTY_STATE,
  readBucketPosition,
  readStateAfter,
  readStoreState,
  type StoreState,
  writeBucketPosition,
  writeStoreState,
} from './store-state.ts';
import { deleteVersion, readRecordTexts, uploadVersion } from './upload-version.ts';

/** An attempt fails only if another registry commits a change at the same time, so 20 attempts suffice. */
const MAX_COMMIT_ATTEMPTS = 20;

/**
 * Bucket of which a store's folder is a working copy. Each change first downloads the changes of other registries, runs
 * in the folder and is then committed to the bucket. If another registry committed first, the folder is restored and
 * the change runs again.
 */
class BackingBucket implements BackingStorage {
  readonly #store: string;
  /** File with the log head, which a failed commit must restore together with the folder. */
  readonly #headFile: string;
  readonly #objects: ObjectStorage;

  constructor(store: string, registryDir: string, objects: ObjectStorage) {
    this.#store = store;
    this.#headFile = path.join(registryDir, 'log-head.json');
    this.#objects = objects;
  }

  /**
   * Throws a RegistryError if the object storage ignores conditional writes, because two registries would then
   * overwrite each other's changes.
   */
  async requireConditionalWrites(): Promise<void> {
    const key = `probes/${randomBytes(8).toString('hex')}`;
    const isFirstCreated = await this.#objects.create(key, 'first', MUTABLE_KIND);
    const isSecondCreated = await this.#objects.create(key, 'second', MUTABLE_KIND);
    await this.#objects.remove(key);
    if (!isFirstCreated || isSecondCreated)
      throw new RegistryError(
        'This object storage ignores If-None-Match on writes, so that concurrent changes would be lost. The registry requires one that supports it.',
      );
  }

  /**
   * Runs `task` in the folder and commits its changes to the bucket. `task` runs again if another registry committed in
   * the meantime. The caller must have locked the store.
   */
  async runChange<T>(task: () => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < MAX_COMMIT_ATTEMPTS; attempt += 1) {
      let position = await this.#pull();
      if (position.change === 0) {
        // The bucket is new and empty, so it first gets the content of the store.
        if ((await this.#push(position, EMPTY_STATE)) === 'lost') continue;
        position = await readBucketPosition(this.#store);
      }
      const before = await readStoreState(this.#store);
      const head = await fs.readFile(this.#headFile, 'utf8').catch(() => null);
      try {
        const result = await task();
        if ((await this.#push(position, before)) === 'done') return result;
        await this.#restore(before, head);
      } catch (error) {
        await this.#restore(before, head);
        throw error;
      }
    }
    throw new RegistryError('The bucket changes too fast; try again.');
  }

  async #restore(before: StoreState, head: string | null): Promise<void> {
    await writeStoreState(this.#store, before);
    if (head === null) await fs.rm(this.#headFile, { force: true });
    else await replaceDurably(this.#headFile, head);
  }

  /**
   * Updates the folder from the bucket. Versions are downloaded before changes are applied, because changes refer to
   * them.
   */
  async #pull(): Promise<BucketPosition> {
    const store = this.#store;
    const objects = this.#objects;
    const position = await readBucketPosition(store);
    const before = await readStoreState(store);
    const { number, state } = await readStateAfter(objects, position.change, before);
    const keys = await objects.list(bucketLayout.records);
    const bucketVersions = new Set(
      keys.flatMap((key) => parseRecordKey(key) ?? []).map(toVersionKey),
    );
    const versions = { ...position.versions };
    for (const key of bucketVersions) {
      if (versions[key]) continue;
      const fingerprint = await downloadVersion(
        { objects, store, key: null },
        parseVersionKey(key),
      );
      if (fingerprint) versions[key] = fingerprint;
    }
    for (const key of Object.keys(versions)) {
      if (bucketVersions.has(key)) continue;
      await this.#removeLocally(parseVersionKey(key));
      delete versions[key];
    }
    await writeStoreState(store, state);
    const pulledPosition = { change: number, versions };
    await writeBucketPosition(store, pulledPosition);
    return pulledPosition;
  }

  async #removeLocally({ name, version }: { name: string; version: string }): Promise<void> {
    const store = this.#store;
    await fs.rm(storeLayout.record(store, name, version), { force: true });
    await fs.rm(storeLayout.signature(store, name, version), { force: true });
    for (const folder of [
      storeLayout.files(store, name, version),
      storeLayout.server(store, name, version),
    ])
      await fs.rm(folder, { recursive: true, force: true });
  }

  /** Uploads new versions, deletes removed ones and commits the change since `before`. */
  async #push(position: BucketPosition, before: StoreState): Promise<'done' | 'lost'> {
    const store = this.#store;
    const objects = this.#objects;
    const localVersions = await listLocalVersions(store);
    const versions = { ...position.versions };
    for (const [key, fingerprint] of Object.entries(localVersions)) {
      if (versions[key] === fingerprint) continue;
      await uploadVersion(objects, store, parseVersionKey(key));
      versions[key] = fingerprint;
    }
    for (const key of Object.keys(versions)) {
      if (localVersions[key]) continue;
      await deleteVersion(objects, parseVersionKey(key));
      delete versions[key];
    }
    const change = createBucketChange(before, await readStoreState(store), position.change + 1);
    const outcome = change ? await commitChange(objects, change) : 'done';
    const number = change && outcome === 'done' ? change.number : position.change;
    await writeBucketPosition(store, { change: number, versions });
    return outcome;
  }
}

/**
 * Attaches a bucket to a store in this process, so that `withStoreLock` commits each change to the bucket. Throws a
 * RegistryError if the object storage lacks conditional writes.
 */
async function attachBucket(
  store: string,
  registryDir: string,
  objects: ObjectStorage,
): Promise<BackingBucket> {
  const backing = new BackingBucket(store, registryDir, objects);
  await backing.requireConditionalWrites();
  attachBacking(store, backing);
  return backing;
}

function toVersionKey({ name, version }: { name: string; version: string }): string {
  return `${name}@${version}`;
}

function parseVersionKey(key: string): { name: string; version: string } {
  const separatorIndex = key.indexOf('@');
  return { name: key.slice(0, separatorIndex), version: key.slice(separatorIndex + 1) };
}

/** Fingerprints of all records in the folder, by `<app>@<version>`. */
async function listLocalVersions(store: string): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const name of await listNamesIfExists(storeLayout.records(store, ''))) {
    for (const file of await listNamesIfExists(storeLayout.records(store, name))) {
      if (!file.endsWith('.json')) continue;
      const version = path.basename(file, '.json');
      const texts = await readRecordTexts(store, { name, version });
      if (texts) fingerprints[toVersionKey({ name, version })] = texts.fingerprint;
    }
  }
  return fingerprints;
}

/**
 * Attaches a bucket to a store's folder and synchronises them. Returns a function that detaches the bucket. Throws a
 * RegistryError if the bucket is unreachable or its object storage lacks conditional writes.
 */
export async function openBackedStore(
  store: string,
  registryDir: string,
  config: BucketConfig,
): Promise<() => void> {
  const objects = await openBucket(config);
  const detach = () => {
    detachBacking(store);
    objects.close();
  };
  try {
    await fs.mkdir(store, { recursive: true });
    await attachBucket(store, registryDir, objects);
    await withStoreLock(store, async () => undefined);
    return detach;
  } catch (error) {
    detach();
    throw error;
  }
}
