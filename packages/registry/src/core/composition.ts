import type { KeyObject } from 'node:crypto';
import { type EnvironmentName, SHELL_NAME } from './app-name-schema.ts';
import { type CanaryVariant, listCanaryVariants } from './canary/list-canary-variants.ts';
import { computeDigest } from './compute-integrity.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { type ArtifactRecord, readRecord } from './parse-record.ts';
import { readLoggedEnvironments } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';

const DIGEST_LENGTH = 32;

/** The live versions. `digest` (32 hexadecimal digits) identifies them, so it is part of cache keys. */
export interface Composition {
  digest: string;
  shell: ArtifactRecord;
  /** Sorted by name. */
  remotes: ArtifactRecord[];
  /** Previous versions of the remotes, which replace a remote that fails. Sorted by name. */
  previous: ArtifactRecord[];
}

/**
 * Joins an environment with the records of its versions. Throws a RegistryError if `records` lacks one of them or no
 * shell is live.
 */
export function createComposition(
  environment: Environment,
  records: ArtifactRecord[],
): Composition {
  const findRecord = (name: string, version: string) => {
    const record = records.find(
      (candidate) => candidate.name === name && candidate.version === version,
    );
    if (!record) throw new RegistryError(`The record of ${name}@${version} is missing.`);
    return record;
  };
  if (!environment.shell) throw new RegistryError('No shell is live.');
  const shell = findRecord(SHELL_NAME, environment.shell.version);
  const releases = Object.entries(environment.remotes).sort(([a], [b]) => (a < b ? -1 : 1));
  const remotes = releases.map(([name, { version }]) => findRecord(name, version));
  const previous = releases.flatMap(([name, release]) =>
    release.previous ? [findRecord(name, release.previous)] : [],
  );
  return composeRecords(shell, remotes, previous);
}

/** Creates a composition. Its digest depends on shell and remotes but not on the previous versions. */
export function composeRecords(
  shell: ArtifactRecord,
  unorderedRemotes: readonly ArtifactRecord[],
  previous: ArtifactRecord[],
): Composition {
  const remotes = [...unorderedRemotes].sort((a, b) => (a.name < b.name ? -1 : 1));
  const fragments = [shell, ...remotes].map(
    ({ name, version, digest }) => `${name}@${version}#${digest}`,
  );
  return { digest: computeDigest(fragments).slice(0, DIGEST_LENGTH), shell, remotes, previous };
}

/** A canary variant. `composition` is null if a record is unreadable, and `error` is then the reason. */
export type LiveCanaryVariant = CanaryVariant &
  ({ composition: Composition; error?: never } | { composition: null; error: RegistryError });

export interface Live {
  environment: Environment;
  composition: Composition;
  /** Smallest share first. */
  canaryVariants: LiveCanaryVariant[];
}

async function readCanaryVariant(
  store: string,
  variant: CanaryVariant,
  key: KeyObject | null,
): Promise<LiveCanaryVariant> {
  try {
    return { ...variant, composition: await readComposition(store, variant.environment, key) };
  } catch (cause) {
    // A broken canary must not affect the visitors of the live version.
    if (cause instanceof RegistryError) return { ...variant, composition: null, error: cause };
    throw cause;
  }
}

/** An older environment file also has a valid signature, so its revision must not be below that of the log. */
async function requireCurrentRevision(
  store: string,
  env: EnvironmentName,
  { revision }: Environment,
  key: KeyObject,
): Promise<void> {
  const [last] = await readLoggedEnvironments(store, env, key);
  if (last && last.revision > revision)
    throw new RegistryError(
      `The environment ${env} has revision ${revision}, older than the log's ${last.revision}: an older file was restored.`,
    );
}

/**
 * Reads an environment with all its records. Throws a RegistryError if no shell is live or if a file is unreadable,
 * except those of canaries.
 *
 * @param key public key of the registry; unsigned content is an error. Default: signatures are not verified
 */
export async function readLive(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): Promise<Live> {
  const environment = await readEnvironment(store, env, key);
  if (!environment.shell) throw new RegistryError(`No shell is live in ${env}.`);
  if (key) await requireCurrentRevision(store, env, environment, key);
  const composition = await readComposition(store, environment, key);
  const canaryVariants = await Promise.all(
    listCanaryVariants(environment).map((variant) => readCanaryVariant(store, variant, key)),
  );
  return { environment, composition, canaryVariants };
}

/** Reads the records of an environment. Throws a RegistryError if no shell is live or a record is unreadable. */
export async function readComposition(
  store: string,
  environment: Environment,
  key: KeyObject | null = null,
): Promise<Composition> {
  if (!environment.shell) throw new RegistryError('No shell is live.');
  const versions = [
    { name: SHELL_NAME, version: environment.shell.version },
    ...Object.entries(environment.remotes).flatMap(([name, { version, previous }]) => [
      { name, version },
      ...(previous ? [{ name, version: previous }] : []),
    ]),
  ];
  const records = await Promise.all(
    versions.map(({ name, version }) => readRecord(store, name, version, key)),
  );
  return createComposition(environment, records);
}

/** Older compositions are not searched, because the visits that used them have ended. */
const MAX_SEARCHED_CHANGES = 500;

/**
 * Yields earlier compositions, newest first, without those whose records were pruned. Reads only the log, so a broken
 * environment file does not matter.
 */
export async function* readEarlierCompositions(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): AsyncGenerator<Composition> {
  const environments = await readLoggedEnvironments(store, env, key);
  for (const environment of environments.slice(0, MAX_SEARCHED_CHANGES)) {
    if (!environment.shell) continue;
    try {
      yield await readComposition(store, environment, key);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
}

/** Yields earlier compositions with canaries, newest first, without those whose records were pruned. */
export async function* readEarlierCanaries(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): AsyncGenerator<Composition> {
  const environments = await readLoggedEnvironments(store, env, key);
  const variants = environments.slice(0, MAX_SEARCHED_CHANGES).flatMap(listCanaryVariants);
  for (const variant of variants) {
    try {
      yield await readComposition(store, variant.environment, key);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
}
