import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { isMissing, replaceDurably } from '../write-durably.ts';
import { bucketLayout, MUTABLE_KIND, parseRecordKey } from './bucket-layout.ts';
import { commitChange, readStateAfter } from './commit-change.ts';
import { downloadVersion } from './download-version.ts';
import type { Objects } from './objects.ts';
import {
  type BucketPosition,
  createChange,
  EMPTY_STATE,
  readBucketPosition,
  readStoreState,
  type StoreState,
  writeBucketPosition,
  writeStoreState,
} from './store-state.ts';
import { deleteVersion, readRecordTexts, uploadVersion } from './upload-version.ts';

/** An attempt fails only if another registry commits a change at the same time. */
const MAX_COMMIT_ATTEMPTS = 20;

const toVersionKey = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

function parseVersionKey(key: string): { name: string; version: string } {
  const separatorIndex = key.indexOf('@');
  return { name: key.slice(0, separatorIndex), version: key.slice(separatorIndex + 1) };
}

async function listNames(folder: string): Promise<string[]> {
  return fs.readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** All versions in the folder with the fingerprints of their records. */
async function listLocalVersions(store: string): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  for (const name of await listNames(storeLayout.records(store, ''))) {
    for (const file of await listNames(storeLayout.records(store, name))) {
      if (!file.endsWith('.json')) continue;
      const version = path.basename(file, '.json');
      const texts = await readRecordTexts(store, { name, version });
      if (texts) fingerprints[toVersionKey({ name, version })] = texts.fingerprint;
    }
  }
  return fingerprints;
}

/**
 * A bucket behind a store's folder. The bucket is authoritative; the folder is a working copy. Each change pulls remote
 * changes, runs in the folder and is committed to the bucket; if the commit fails, the folder is restored.
 */
export class BackingBucket {
  readonly #store: string;
  /** File with the registry's log head, which is restored after a failed commit. */
  readonly #head: string;
  readonly #objects: Objects;

  constructor(store: string, registryDir: string, objects: Objects) {
    this.#store = store;
    this.#head = path.join(registryDir, 'log-head.json');
    this.#objects = objects;
  }

  /**
   * Throws if the object store ignores conditional writes: two registries would overwrite each
   * other's changes.
   */
  async requireConditionalWrites(): Promise<void> {
    const key = `probes/${randomBytes(8).toString('hex')}`;
    const first = await this.#objects.create(key, 'first', MUTABLE_KIND);
    const second = await this.#objects.create(key, 'second', MUTABLE_KIND);
    await this.#objects.remove(key);
    if (!first || second)
      throw new RegistryError(
        'This object storage ignores If-None-Match on writes, so that concurrent changes would be lost. The registry requires one that supports it.',
      );
  }

  /** Runs one change. The caller must have locked the store. */
  async runChange<T>(task: () => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < MAX_COMMIT_ATTEMPTS; attempt += 1) {
      const pulledPosition = await this.#pull();
      // The bucket is new and empty: upload the content of the existing store.
      if (pulledPosition.change === 0 && (await this.#push(pulledPosition, EMPTY_STATE)) === 'lost')
        continue;
      const position =
        pulledPosition.change === 0 ? await readBucketPosition(this.#store) : pulledPosition;
      const before = await readStoreState(this.#store);
      const head = await fs.readFile(this.#head, 'utf8').catch(() => null);
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
    if (head === null) await fs.rm(this.#head, { force: true });
    else await replaceDurably(this.#head, head);
  }

  /** Updates the folder from the bucket. Versions come first, because changes refer to them. */
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
    const next = { change: number, versions };
    await writeBucketPosition(store, next);
    return next;
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
    const change = createChange(before, await readStoreState(store), position.change + 1);
    const outcome = change ? await commitChange(objects, change) : 'done';
    const number = change && outcome === 'done' ? change.number : position.change;
    await writeBucketPosition(store, { change: number, versions });
    return outcome;
  }
}

const bucketsByStore = new Map<string, BackingBucket>();

/** Bucket that is attached to a store; null if there is none. */
export const findBackingBucket = (store: string): BackingBucket | null =>
  bucketsByStore.get(path.resolve(store)) ?? null;

/** Attaches a bucket to a store of this process. */
export async function attachBucket(
  store: string,
  registryDir: string,
  objects: Objects,
): Promise<BackingBucket> {
  const backing = new BackingBucket(store, registryDir, objects);
  await backing.requireConditionalWrites();
  bucketsByStore.set(path.resolve(store), backing);
  return backing;
}

/** Detaches the bucket of a store. Returns false if there was none. */
export const detachBucket = (store: string): boolean => bucketsByStore.delete(path.resolve(store));
