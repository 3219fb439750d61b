import { type Environment, releaseOf } from '../environment.ts';
import { readLog } from '../log.ts';
import { type EnvironmentName, SHELL } from '../names.ts';
import { readOrRecover } from '../recover.ts';
import { RegistryError } from '../registry-error.ts';
import { keyOf, readPins } from './pins.ts';

const DAY_MS = 86_400_000;

/** Above the length of visits, cache lifetimes and the time for rollbacks. */
export const LIVE_DAYS = 30;

const ENVIRONMENTS: readonly EnvironmentName[] = ['production', 'staging'];

/** Live versions, their fallbacks and canaries. */
const heldBy = (environment: Environment) =>
  [SHELL, ...Object.keys(environment.remotes)].flatMap((name) => {
    const release = releaseOf(environment, name);
    const versions = [release?.version, release?.previous, environment.trials?.[name]?.version];
    return versions.flatMap((version) => (version ? keyOf({ name, version }) : []));
  });

/**
 * Versions to keep, as `<app>@<version>`: live or canary versions with their fallbacks, now or in the last 30 days, and
 * pinned ones. Throws if an environment is broken, because its versions are then unknown.
 */
export async function retainedVersions(store: string, now: number): Promise<Set<string>> {
  const since = now - LIVE_DAYS * DAY_MS;
  const retained = new Set(Object.keys(await readPins(store)));
  for (const env of ENVIRONMENTS) {
    const { environment, problem } = await readOrRecover(store, env);
    if (problem)
      throw new RegistryError(`${problem} Nothing is removed before \`mfe repair --env ${env}\`.`);
    for (const key of heldBy(environment)) retained.add(key);
  }
  for (const { name, from, to, trial, at } of await readLog(store)) {
    // Visits that began with a rolled-back canary are still running.
    const left = trial === null ? to : from;
    if (left && Date.parse(at) > since) retained.add(keyOf({ name, version: left }));
  }
  return retained;
}
