import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { z } from 'zod';
import { appName, type EnvironmentName, SHELL_NAME, version } from './app-name.ts';
import { canarySchema } from './canary/canary.ts';
import { count, dictionary, parseJson, requireValid, text } from './parse-json.ts';
import { RegistryError } from './registry-error.ts';
import { requireSignedEnvironment } from './signing/require-signed-environment.ts';
import { storeLayout } from './store-layout.ts';
import { isMissing } from './write-durably.ts';

const releaseSchema = z.object({ version, previous: version.exactOptional() });

/** Live version of an app, and the version before it, which is the fallback and the first rollback target. */
export type Release = z.infer<typeof releaseSchema>;

export const changeSchema = z.object({
  at: text,
  by: text,
  revision: count,
  name: appName,
  from: version.nullable(),
  to: version,
  passed_gates: z.array(text),
  skipped_gates: dictionary(text),
  rollback: z.object({ previous: version.nullable() }).exactOptional(),
  trial: canarySchema.nullable().exactOptional(),
  why: text.exactOptional(),
});

/**
 * One entry of `log.jsonl`. `skipped_gates` maps gates to reasons. `rollback.previous` is the version before `to`,
 * because the version that a rollback replaces must not become a rollback target. An entry with `trial` changes only
 * the canary of the app: null ends it, with the reason in `why`.
 */
export type Change = z.infer<typeof changeSchema>;

export const environmentSchema = z.object({
  revision: count,
  shell: releaseSchema.nullable(),
  remotes: dictionary(releaseSchema),
  updated_at: text.nullable(),
  /** Canaries by app name. Absent without canaries, and in files of older releases. */
  trials: dictionary(canarySchema).exactOptional(),
  last_change: changeSchema.exactOptional(),
});

/** Live versions. `revision` increases by one with each change, and is 0 before the first. */
export type Environment = z.infer<typeof environmentSchema>;

export const findRelease = (environment: Environment, name: string): Release | null =>
  (name === SHELL_NAME ? environment.shell : environment.remotes[name]) ?? null;

/** Validates the text of an environment file. Throws a RegistryError that begins with `location`. */
export function parseEnvironment(source: string, location: string): Environment {
  const environment = parseJson(source, environmentSchema, location);
  for (const name of Object.keys(environment.remotes))
    requireValid(appName, name, `${location}: a remote's name`);
  return environment;
}

/** Validates one log line. Throws a RegistryError that begins with `location`. */
export const parseChange = (source: string, location: string): Change =>
  parseJson(source, changeSchema, location);

/**
 * Reads an environment, which is empty if nothing was promoted yet. Throws a RegistryError if the file is invalid.
 *
 * @param key public key of the registry; an unsigned file is an error. Default: signatures are not verified
 */
export async function readEnvironment(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): Promise<Environment> {
  const file = storeLayout.environment(store, env);
  try {
    const source = await fs.readFile(file, 'utf8');
    const environment = parseEnvironment(source, file);
    if (key) requireSignedEnvironment(env, source, key, file);
    return environment;
  } catch (error) {
    if (isMissing(error)) return emptyEnvironment;
    if (!(error instanceof RegistryError)) throw error;
    const advice = `\`mfe repair --env ${env}\` restores it from the log.`;
    throw new RegistryError(`${error.message} ${advice}`, { cause: error });
  }
}

export const emptyEnvironment: Environment = {
  revision: 0,
  shell: null,
  remotes: {},
  updated_at: null,
};

/** Without `trial` the change is a promotion, which ends the canary of the app. */
function applyCanaryChange(
  { trials = {} }: Environment,
  { name, trial }: Change,
): Pick<Environment, 'trials'> {
  const { [name]: _, ...otherCanaries } = trials;
  const next = trial ? { ...otherCanaries, [name]: trial } : otherCanaries;
  return Object.keys(next).length > 0 ? { trials: next } : {};
}

/** Returns the environment after a change. A canary changes neither the live version nor its fallback. */
export function applyChange(environment: Environment, change: Change): Environment {
  const { name, to, from, rollback } = change;
  const changedFields = {
    ...applyCanaryChange(environment, change),
    revision: change.revision,
    updated_at: change.at,
    last_change: change,
  };
  if (change.trial !== undefined)
    return { shell: environment.shell, remotes: environment.remotes, ...changedFields };
  const previous = rollback ? rollback.previous : from;
  const release: Release = previous ? { version: to, previous } : { version: to };
  return {
    shell: name === SHELL_NAME ? release : environment.shell,
    remotes:
      name === SHELL_NAME ? environment.remotes : { ...environment.remotes, [name]: release },
    ...changedFields,
  };
}
