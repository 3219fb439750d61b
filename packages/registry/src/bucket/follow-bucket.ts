import type { KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  type Environment,
  emptyEnvironment,
  parseEnvironment,
  readEnvironment,
} from '../environment.ts';
import { type EnvironmentName, SHELL } from '../names.ts';
import { isPublished } from '../record.ts';
import { RegistryError } from '../registry-error.ts';
import { refuseUnsignedEnvironment } from '../signing/environment-signature.ts';
import { bringVersion } from './bring-version.ts';
import {
  type ChangingState,
  readChanging,
  readPlace,
  writeChanging,
  writePlace,
} from './bucket-state.ts';
import { changesAfter } from './change-log.ts';
import type { Objects } from './objects.ts';

export interface BucketFollowerOptions {
  /** Local copy of the bucket; it stays usable while the bucket is unreachable. */
  readonly store: string;
  readonly env: EnvironmentName;
  readonly objects: Objects;
  /** Public key of the registry; unsigned content is rejected. */
  readonly key: KeyObject | null;
  /** Called once per new fault, and with `null` when it is resolved. */
  readonly onFailure: (problem: Error | null) => void;
  /** Polling interval in milliseconds; default 1 s. */
  readonly interval_ms?: number;
}

export interface BucketFollower {
  /** Resolves after the first poll, whatever its result. */
  readonly ready: Promise<void>;
  /** Current fault of the bucket or its content; the folder stays unchanged. */
  readonly problem: () => string | undefined;
  /** Downloads a version that is not live, for earlier visits and previews. False if it does not exist. */
  readonly bring: (name: string, version: string) => Promise<boolean>;
  readonly stop: () => void;
}

/** Negative cache of unknown versions: lifetime and size. */
const UNKNOWN_MS = 60_000;
const MAX_UNKNOWN = 1000;

/** All versions that an environment can serve, including rollback targets. */
function versionsOf({ shell, remotes, trials = {} }: Environment) {
  const releases = Object.entries({ ...remotes, ...(shell ? { [SHELL]: shell } : {}) });
  return [
    ...releases.flatMap(([name, { version, previous }]) =>
      [version, ...(previous ? [previous] : [])].map((one) => ({ name, version: one })),
    ),
    ...Object.entries(trials).map(([name, { version }]) => ({ name, version })),
  ];
}

/**
 * Replicates live versions from a bucket into a folder for a site server. Each poll requests one small object, the next
 * change; an environment is written only after all its versions are downloaded and verified.
 */
export function followBucket(options: BucketFollowerOptions): BucketFollower {
  const { store, env, objects, key, onFailure, interval_ms = 1000 } = options;
  const unknown = new LRUCache<string, true>({ max: MAX_UNKNOWN, ttl: UNKNOWN_MS });
  const coming = new Map<string, Promise<boolean>>();
  let problem: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function bring(name: string, version: string): Promise<boolean> {
    const id = `${name}@${version}`;
    const known = coming.get(id);
    if (known) return known;
    const work = bringOnce(name, version, id).finally(() => coming.delete(id));
    coming.set(id, work);
    return work;
  }

  async function bringOnce(name: string, version: string, id: string): Promise<boolean> {
    if (await isPublished(store, name, version)) return true;
    if (unknown.has(id)) return false;
    const print = await bringVersion({ objects, store, key }, { name, version });
    if (print) return true;
    unknown.set(id, true);
    return false;
  }

  /** Rejects content that was injected into the bucket, or an old state replayed. */
  async function refuseForged(text: string, signer: KeyObject): Promise<void> {
    const place = `${env} in the bucket`;
    const { revision } = parseEnvironment(text, place);
    refuseUnsignedEnvironment(env, text, signer, place);
    const { revision: before } = await readEnvironment(store, env).catch(() => emptyEnvironment);
    if (revision < before)
      throw new RegistryError(
        `${place} went from revision ${before} back to ${revision}: an older file was restored.`,
      );
  }

  async function take(number: number, state: ChangingState): Promise<void> {
    const text = state.files[`environments/${env}.json`];
    if (text && key) await refuseForged(text, key);
    const named = text ? versionsOf(parseEnvironment(text, `${env} in the bucket`)) : [];
    for (const { name, version } of named) {
      unknown.delete(`${name}@${version}`);
      if (!(await bring(name, version)))
        throw new RegistryError(`${name}@${version} is missing in the bucket.`);
    }
    await writeChanging(store, state);
    await writePlace(store, { change: number, versions: {} });
  }

  async function look(): Promise<void> {
    try {
      const { change } = await readPlace(store);
      const { number, state } = await changesAfter(objects, change, await readChanging(store));
      if (number !== change && !isStopped) await take(number, state);
      if (problem !== undefined) onFailure(null);
      problem = undefined;
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      if (cause.message !== problem) onFailure(cause);
      problem = cause.message;
    }
  }

  const loop = async () => {
    await look();
    if (!isStopped) timer = setTimeout(loop, interval_ms);
    timer?.unref();
  };

  return {
    ready: loop(),
    problem: () => problem,
    bring: (name, version) => bring(name, version),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
