import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isMissing, replaceDurably } from '../durable.ts';
import { RegistryError } from '../registry-error.ts';
import { storeLayout } from '../store-layout.ts';
import { bringVersion } from './bring-version.ts';
import { bucketLayout, mutable, versionOfKey } from './bucket-layout.ts';
import {
  type BucketPlace,
  type ChangingState,
  changeBetween,
  NOTHING,
  readChanging,
  readPlace,
  writeChanging,
  writePlace,
} from './bucket-state.ts';
import { changesAfter, commit } from './change-log.ts';
import type { Objects } from './objects.ts';
import { recordTexts, sendVersion, withdrawVersion } from './send-version.ts';

/** An attempt only fails when another registry's change succeeds. */
const ATTEMPTS = 20;

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

function named(key: string): { name: string; version: string } {
  const at = key.indexOf('@');
  return { name: key.slice(0, at), version: key.slice(at + 1) };
}

async function namesIn(folder: string): Promise<string[]> {
  return fs.readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** All versions in the folder with the fingerprints of their records. */
async function versionsHere(store: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of await namesIn(storeLayout.records(store, ''))) {
    for (const file of await namesIn(storeLayout.records(store, name))) {
      if (!file.endsWith('.json')) continue;
      const version = path.basename(file, '.json');
      const texts = await recordTexts(store, { name, version });
      if (texts) found[keyOf({ name, version })] = texts.print;
    }
  }
  return found;
}

/**
 * A bucket behind a store's folder. The bucket is authoritative; the folder is a working copy. Each change pulls remote
 * changes, runs in the folder and is committed to the bucket; if the commit fails, the folder is restored.
 */
export class BackingBucket {
  readonly #store: string;
  /** The registry's log head, outside the store: it must not advance for a failed commit. */
  readonly #head: string;
  readonly #objects: Objects;

  constructor(store: string, registryDir: string, objects: Objects) {
    this.#store = store;
    this.#head = path.join(registryDir, 'log-head.json');
    this.#objects = objects;
  }

  /** Rejects an object store without conditional writes, on which two registries would overwrite each other. */
  async refuseUnconditional(): Promise<void> {
    const key = `probes/${randomBytes(8).toString('hex')}`;
    const first = await this.#objects.create(key, 'first', mutable);
    const second = await this.#objects.create(key, 'second', mutable);
    await this.#objects.remove(key);
    if (!first || second)
      throw new RegistryError(
        'This object storage ignores If-None-Match on writes: two changes at once would be lost. The registry needs one that honours it.',
      );
  }

  /** Runs one change. The caller holds the store's lock. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const pulled = await this.#pull();
      // An existing store that just got its bucket: upload it.
      if (pulled.change === 0 && (await this.#push(pulled, NOTHING)) === 'lost') continue;
      const place = pulled.change === 0 ? await readPlace(this.#store) : pulled;
      const before = await readChanging(this.#store);
      const head = await fs.readFile(this.#head, 'utf8').catch(() => null);
      try {
        const result = await work();
        if ((await this.#push(place, before)) === 'done') return result;
        await this.#undo(before, head);
      } catch (error) {
        await this.#undo(before, head);
        throw error;
      }
    }
    throw new RegistryError('The bucket changes too fast; try again.');
  }

  async #undo(before: ChangingState, head: string | null): Promise<void> {
    await writeChanging(this.#store, before);
    if (head === null) await fs.rm(this.#head, { force: true });
    else await replaceDurably(this.#head, head);
  }

  /** Updates the folder from the bucket: versions first, because changes refer to them. */
  async #pull(): Promise<BucketPlace> {
    const store = this.#store;
    const objects = this.#objects;
    const place = await readPlace(store);
    const before = await readChanging(store);
    const { number, state } = await changesAfter(objects, place.change, before);
    const keys = await objects.list(bucketLayout.records);
    const there = new Set(keys.flatMap((key) => versionOfKey(key) ?? []).map(keyOf));
    const versions = { ...place.versions };
    for (const key of there) {
      if (versions[key]) continue;
      const print = await bringVersion({ objects, store, key: null }, named(key));
      if (print) versions[key] = print;
    }
    for (const key of Object.keys(versions)) {
      if (there.has(key)) continue;
      await this.#removeHere(named(key));
      delete versions[key];
    }
    await writeChanging(store, state);
    const next = { change: number, versions };
    await writePlace(store, next);
    return next;
  }

  async #removeHere({ name, version }: { name: string; version: string }): Promise<void> {
    const store = this.#store;
    await fs.rm(storeLayout.record(store, name, version), { force: true });
    await fs.rm(storeLayout.signature(store, name, version), { force: true });
    for (const folder of [
      storeLayout.files(store, name, version),
      storeLayout.server(store, name, version),
    ])
      await fs.rm(folder, { recursive: true, force: true });
  }

  async #push(place: BucketPlace, before: ChangingState): Promise<'done' | 'lost'> {
    const store = this.#store;
    const objects = this.#objects;
    const here = await versionsHere(store);
    const versions = { ...place.versions };
    for (const [key, print] of Object.entries(here)) {
      if (versions[key] === print) continue;
      await sendVersion(objects, store, named(key));
      versions[key] = print;
    }
    for (const key of Object.keys(versions)) {
      if (here[key]) continue;
      await withdrawVersion(objects, named(key));
      delete versions[key];
    }
    const change = changeBetween(before, await readChanging(store), place.change + 1);
    const outcome = change ? await commit(objects, change) : 'done';
    const number = change && outcome === 'done' ? change.number : place.change;
    await writePlace(store, { change: number, versions });
    return outcome;
  }
}

const backings = new Map<string, BackingBucket>();

/** Bucket of a store; null without one. */
export const backingOf = (store: string): BackingBucket | null =>
  backings.get(path.resolve(store)) ?? null;

/** Attaches a bucket to a store of this process. */
export async function backStore(
  store: string,
  registryDir: string,
  objects: Objects,
): Promise<BackingBucket> {
  const backing = new BackingBucket(store, registryDir, objects);
  await backing.refuseUnconditional();
  backings.set(path.resolve(store), backing);
  return backing;
}

/** Detaches the bucket. */
export const leaveBucket = (store: string): boolean => backings.delete(path.resolve(store));
