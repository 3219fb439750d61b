import type { KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type EnvironmentName, SHELL_NAME } from '../core/app-name-schema.ts';
import {
  type Environment,
  emptyEnvironment,
  parseEnvironment,
  readEnvironment,
} from '../core/environment.ts';
import { isPublished } from '../core/parse-record.ts';
import { RegistryError } from '../core/registry-error.ts';
import { requireSignedEnvironment } from '../core/sign-record.ts';
import { downloadVersion } from './download-version.ts';
import type { ObjectStorage } from './open-bucket.ts';
import {
  readBucketPosition,
  readStateAfter,
  readStoreState,
  type StoreState,
  writeBucketPosition,
  writeStoreState,
} from './store-state.ts';

export interface BucketFollowerOptions {
  /** Local copy of the bucket, which stays usable while the bucket is unreachable. */
  readonly store: string;
  readonly env: EnvironmentName;
  readonly objects: ObjectStorage;
  /** Public key of the registry. Unsigned content is rejected. With null, signatures are not verified. */
  readonly key: KeyObject | null;
  /** Called once when polling starts to fail with an error, and with null when it succeeds again. */
  readonly onFailure: (error: Error | null) => void;
  /** Polling interval in milliseconds. Default: 1000. */
  readonly interval_ms?: number;
}

export interface BucketFollower {
  /** Resolves after the first poll, successful or not. */
  readonly ready: Promise<void>;
  /** Error message of the last poll, or undefined if it succeeded. */
  readonly getFailure: () => string | undefined;
  /**
   * Downloads a version that is not live, for earlier visits and previews. Resolves to false if the bucket does not
   * contain it.
   */
  readonly download: (name: string, version: string) => Promise<boolean>;
  readonly stop: () => void;
}

const DEFAULT_INTERVAL_MS = 1000;

/** A version that is missing in the bucket is requested again after a minute. */
const MISSING_TTL_MS = 60_000;
const MAX_MISSING = 1000;

/**
 * Replicates the live versions from a bucket into the folder of a site server. Each poll requests only the next change.
 * An environment is written after all its versions are downloaded and verified.
 */
export function followBucket(options: BucketFollowerOptions): BucketFollower {
  const { store, env, objects, key, onFailure, interval_ms = DEFAULT_INTERVAL_MS } = options;
  const missingVersions = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_TTL_MS });
  const pendingDownloads = new Map<string, Promise<boolean>>();
  let lastError: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function download(name: string, version: string): Promise<boolean> {
    const versionKey = `${name}@${version}`;
    const pending = pendingDownloads.get(versionKey);
    if (pending) return pending;
    const downloading = downloadMissing(name, version).finally(() =>
      pendingDownloads.delete(versionKey),
    );
    pendingDownloads.set(versionKey, downloading);
    return downloading;
  }

  async function downloadMissing(name: string, version: string): Promise<boolean> {
    const versionKey = `${name}@${version}`;
    if (await isPublished(store, name, version)) return true;
    if (missingVersions.has(versionKey)) return false;
    const fingerprint = await downloadVersion({ objects, store, key }, { name, version });
    if (fingerprint) return true;
    missingVersions.set(versionKey, true);
    return false;
  }

  /** An older file also has a valid signature, so its revision must not be below the current one. */
  async function requireSignedState(text: string, signer: KeyObject): Promise<void> {
    const location = `${env} in the bucket`;
    const { revision } = parseEnvironment(text, location);
    requireSignedEnvironment(env, text, signer, location);
    const current = await readEnvironment(store, env).catch(() => emptyEnvironment);
    if (revision < current.revision)
      throw new RegistryError(
        `${location} went from revision ${current.revision} back to ${revision}: an older file was restored.`,
      );
  }

  async function applyState(number: number, state: StoreState): Promise<void> {
    const text = state.files[`environments/${env}.json`];
    if (text && key) await requireSignedState(text, key);
    const versions = text ? listVersions(parseEnvironment(text, `${env} in the bucket`)) : [];
    for (const { name, version } of versions) {
      missingVersions.delete(`${name}@${version}`);
      if (!(await download(name, version)))
        throw new RegistryError(`${name}@${version} is missing in the bucket.`);
    }
    await writeStoreState(store, state);
    await writeBucketPosition(store, { change: number, versions: {} });
  }

  async function poll(): Promise<void> {
    try {
      const { change } = await readBucketPosition(store);
      const { number, state } = await readStateAfter(objects, change, await readStoreState(store));
      if (number !== change && !isStopped) await applyState(number, state);
      if (lastError !== undefined) onFailure(null);
      lastError = undefined;
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      if (cause.message !== lastError) onFailure(cause);
      lastError = cause.message;
    }
  }

  const pollRepeatedly = async () => {
    await poll();
    if (!isStopped) timer = setTimeout(pollRepeatedly, interval_ms);
    timer?.unref();
  };

  return {
    ready: pollRepeatedly(),
    getFailure: () => lastError,
    download,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** All versions that an environment can serve, including fallbacks and canaries. */
function listVersions({ shell, remotes, trials: canaries = {} }: Environment) {
  const releases = shell ? { ...remotes, [SHELL_NAME]: shell } : remotes;
  return [
    ...Object.entries(releases).flatMap(([name, { version, previous }]) => [
      { name, version },
      ...(previous ? [{ name, version: previous }] : []),
    ]),
    ...Object.entries(canaries).map(([name, { version }]) => ({ name, version })),
  ];
}
