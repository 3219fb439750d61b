import type { KeyObject } from 'node:crypto';
import type { Environment } from './environment.ts';
import { readEnvironment } from './environment.ts';
import { digestOf } from './fingerprint.ts';
import { type EnvironmentName, SHELL } from './names.ts';
import { type ArtifactRecord, readRecord } from './record.ts';
import { loggedEnvironments } from './recover.ts';
import { RegistryError } from './registry-error.ts';
import { type Arm, armsOf } from './trial/arms.ts';

/** The site as it is live. `digest` (hex) names exactly this set of versions: a key for caches. */
export interface Composition {
  digest: string;
  shell: ArtifactRecord;
  /** By name. */
  remotes: ArtifactRecord[];
  /** For each remote that had one, the version before: what to fall back to. By name. */
  previous: ArtifactRecord[];
}

/** Joins an environment with the records that it names. */
export function compositionOf(environment: Environment, records: ArtifactRecord[]): Composition {
  const find = (name: string, version: string) => {
    const record = records.find((one) => one.name === name && one.version === version);
    if (!record) throw new RegistryError(`The record of ${name}@${version} is missing.`);
    return record;
  };
  if (!environment.shell) throw new RegistryError('No shell is live.');
  const shell = find(SHELL, environment.shell.version);
  const releases = Object.entries(environment.remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  const remotes = releases.map(([name, { version }]) => find(name, version));
  const previous = releases.flatMap(([name, release]) =>
    release.previous ? [find(name, release.previous)] : [],
  );
  return composedOf(shell, remotes, previous);
}

/** Names a set of versions by its digest. */
export function composedOf(
  shell: ArtifactRecord,
  unordered: readonly ArtifactRecord[],
  previous: ArtifactRecord[],
): Composition {
  const remotes = [...unordered].sort((a, b) => (a.name < b.name ? -1 : 1));
  const parts = [shell, ...remotes].map(
    ({ name, version, digest }) => `${name}@${version}#${digest}`,
  );
  return { digest: digestOf(parts).slice(0, 32), shell, remotes, previous };
}

/** What a share of the visitors sees; `composition` is null where its records cannot be read, and `fault` says why. */
export type LiveArm = Arm &
  ({ composition: Composition; fault?: never } | { composition: null; fault: RegistryError });

/** An environment and its composition, read together. */
export interface Live {
  environment: Environment;
  composition: Composition;
  /** Beside it, the smallest share first. */
  arms: LiveArm[];
}

async function readArm(store: string, arm: Arm, key: KeyObject | null): Promise<LiveArm> {
  try {
    return { ...arm, composition: await readComposition(store, arm.environment, key) };
  } catch (fault) {
    // What few should see must not take away what all see.
    if (fault instanceof RegistryError) return { ...arm, composition: null, fault };
    throw fault;
  }
}

/** An environment that was signed once, and put back in place of a later one, is older than the log. */
async function refuseReplayed(
  store: string,
  env: EnvironmentName,
  { revision }: Environment,
  key: KeyObject,
): Promise<void> {
  const [last] = await loggedEnvironments(store, env, key);
  if (last && last.revision > revision)
    throw new RegistryError(
      `What is live in ${env} is of revision ${revision}, older than the log's ${last.revision}: it was put back.`,
    );
}

/**
 * Reads what is live, with all records. Throws a RegistryError when any part is not readable, or not signed with
 * `key` where one is given.
 */
export async function readLive(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): Promise<Live> {
  const environment = await readEnvironment(store, env, key);
  if (!environment.shell) throw new RegistryError(`No shell is live in ${env}.`);
  if (key) await refuseReplayed(store, env, environment, key);
  const composition = await readComposition(store, environment, key);
  const arms = await Promise.all(armsOf(environment).map((arm) => readArm(store, arm, key)));
  return { environment, composition, arms };
}

/** Reads the records that an environment names. Throws a RegistryError when one is not readable. */
export async function readComposition(
  store: string,
  environment: Environment,
  key: KeyObject | null = null,
): Promise<Composition> {
  if (!environment.shell) throw new RegistryError('No shell is live.');
  const wanted = Object.entries({ ...environment.remotes, [SHELL]: environment.shell }).flatMap(
    ([name, { version, previous }]) =>
      [version, ...(previous && name !== SHELL ? [previous] : [])].map(
        (one) => [name, one] as const,
      ),
  );
  const records = await Promise.all(wanted.map(([name, one]) => readRecord(store, name, one, key)));
  return compositionOf(environment, records);
}
