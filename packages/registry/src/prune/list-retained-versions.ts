import { SHELL_NAME } from '../app-name-schema.ts';
import { type Environment, findRelease } from '../environment.ts';
import { ENVIRONMENT_NAMES } from '../environment-name.ts';
import { readLog } from '../read-log.ts';
import { recoverEnvironment } from '../recover-environment.ts';
import { RegistryError } from '../registry-error.ts';
import { readPins, toVersionKey } from './pins.ts';

const DAY_MS = 86_400_000;

/** Long enough for visits, caches and rollbacks that still need a replaced version. */
export const LIVE_DAYS = 30;

/**
 * Versions to retain, as `<app>@<version>`: pinned versions, and versions that are or were live, a fallback or a canary
 * within the last 30 days. Throws a RegistryError if an environment is broken, because its versions are then unknown.
 */
export async function listRetainedVersions(store: string, now: number): Promise<Set<string>> {
  const since = now - LIVE_DAYS * DAY_MS;
  const retained = new Set(Object.keys(await readPins(store)));
  for (const env of ENVIRONMENT_NAMES) {
    const { environment, error } = await recoverEnvironment(store, env);
    if (error)
      throw new RegistryError(`${error} Nothing is removed before \`mfe repair --env ${env}\`.`);
    for (const key of listServedVersions(environment)) retained.add(key);
  }
  for (const { name, from, to, trial: canary, at } of await readLog(store)) {
    // A visit that started with a canary continues with it after the rollback.
    const replacedVersion = canary === null ? to : from;
    if (replacedVersion && Date.parse(at) > since)
      retained.add(toVersionKey({ name, version: replacedVersion }));
  }
  return retained;
}

const listServedVersions = (environment: Environment) =>
  [SHELL_NAME, ...Object.keys(environment.remotes)].flatMap((name) => {
    const release = findRelease(environment, name);
    const canary = environment.trials?.[name];
    const versions = [release?.version, release?.previous, canary?.version];
    return versions.flatMap((version) => (version ? toVersionKey({ name, version }) : []));
  });
