import { type Environment, releaseOf } from '../environment.ts';
import { readLog } from '../log.ts';
import { type EnvironmentName, SHELL } from '../names.ts';
import { readOrRecover } from '../recover.ts';
import { RegistryError } from '../registry-error.ts';
import { keyOf, readPins } from './pins.ts';

const DAY_MS = 86_400_000;

/** Longer than any visit, any cache of files, and the time in which one would go back. */
export const LIVE_DAYS = 30;

const ENVIRONMENTS: readonly EnvironmentName[] = ['production', 'staging'];

/** What is live, what that falls back to, and what a share of the visitors sees. */
const heldBy = (environment: Environment) =>
  [SHELL, ...Object.keys(environment.remotes)].flatMap((name) => {
    const release = releaseOf(environment, name);
    const versions = [release?.version, release?.previous, environment.trials?.[name]?.version];
    return versions.flatMap((version) => (version ? keyOf({ name, version }) : []));
  });

/**
 * Versions that must stay, as `<app>@<version>`: what is live or released in shares anywhere with what it falls back
 * to, what was so in the last 30 days, and what is pinned. Throws when an environment is broken: what it holds is then not sure.
 */
export async function keptVersions(store: string, now: number): Promise<Set<string>> {
  const since = now - LIVE_DAYS * DAY_MS;
  const kept = new Set(Object.keys(await readPins(store)));
  for (const env of ENVIRONMENTS) {
    const { environment, fault } = await readOrRecover(store, env);
    if (fault)
      throw new RegistryError(`${fault} Nothing is removed before \`mfe repair --env ${env}\`.`);
    for (const key of heldBy(environment)) kept.add(key);
  }
  for (const { name, from, to, trial, at } of await readLog(store)) {
    // Visits that began with a release that was taken back are still under way.
    const left = trial === null ? to : from;
    if (left && Date.parse(at) > since) kept.add(keyOf({ name, version: left }));
  }
  return kept;
}
