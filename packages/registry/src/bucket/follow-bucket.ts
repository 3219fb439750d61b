import type { KeyObject } from 'node:crypto';
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

export interface BucketFollowing {
  /** The folder that the bucket is copied to: what was good last is served from it while the bucket is away. */
  readonly store: string;
  readonly env: EnvironmentName;
  readonly objects: Objects;
  /** The registry's public key; what it did not sign is not taken. */
  readonly key: KeyObject | null;
  /** Told once for each new fault, and `null` when it is over. */
  readonly onFault: (fault: Error | null) => void;
  /** Milliseconds between two looks; a second unless told. */
  readonly interval_ms?: number;
}

export interface BucketFollower {
  /** Settles after the first look, whatever it found. */
  readonly ready: Promise<void>;
  /** What is wrong with the bucket or what it holds; the folder stays as it was. */
  readonly fault: () => string | undefined;
  /** Copies a version that is not live, as visits that began earlier and previews need it. False: there is none. */
  readonly bring: (name: string, version: string) => Promise<boolean>;
  readonly stop: () => void;
}

/** A name that nobody published is not asked for again so soon, and so many of those are remembered. */
const UNKNOWN_MS = 60_000;
const MAX_UNKNOWN = 1000;

/** Every version that visitors of an environment may be shown, the ways back among them. */
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
 * Copies what is live from a bucket into a folder, which a site server follows as ever. Each look asks for one small object, the
 * next change; an environment is written to the folder only when all that it names is there and holds.
 */
export function followBucket(following: BucketFollowing): BucketFollower {
  const { store, env, objects, key, onFault, interval_ms = 1000 } = following;
  const unknown = new Map<string, number>();
  const coming = new Map<string, Promise<boolean>>();
  let fault: string | undefined;
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
    if ((unknown.get(id) ?? 0) > Date.now()) return false;
    const print = await bringVersion({ objects, store, key }, { name, version });
    if (print) return true;
    if (unknown.size >= MAX_UNKNOWN) unknown.clear();
    unknown.set(id, Date.now() + UNKNOWN_MS);
    return false;
  }

  /** What anybody could have put into the bucket, or taken out of its past. */
  async function refuseForged(text: string, signer: KeyObject): Promise<void> {
    const place = `${env} in the bucket`;
    const { revision } = parseEnvironment(text, place);
    refuseUnsignedEnvironment(env, text, signer, place);
    const { revision: before } = await readEnvironment(store, env).catch(() => emptyEnvironment);
    if (revision < before)
      throw new RegistryError(
        `${place} went from revision ${before} back to ${revision}: it was put back.`,
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
      if (fault !== undefined) onFault(null);
      fault = undefined;
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      if (cause.message !== fault) onFault(cause);
      fault = cause.message;
    }
  }

  const loop = async () => {
    await look();
    if (!isStopped) timer = setTimeout(loop, interval_ms);
    timer?.unref();
  };

  return {
    ready: loop(),
    fault: () => fault,
    bring: (name, version) => bring(name, version),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
