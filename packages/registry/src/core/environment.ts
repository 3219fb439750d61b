import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { z } from 'zod';
import {
  appNameSchema,
  type EnvironmentName,
  SHELL_NAME,
  versionSchema,
} from './app-name-schema.ts';
import { canarySchema } from './canary/canary.ts';
import {
  countSchema,
  createDictionarySchema,
  parseJson,
  requireValid,
  textSchema,
} from './parse-json.ts';
import { RegistryError } from './registry-error.ts';
import { requireSignedEnvironment } from './sign-record.ts';
import { storeLayout } from './store-layout.ts';
import { isMissingFileError } from './write-durably.ts';

const releaseSchema = z.object({ version: versionSchema, previous: versionSchema.exactOptional() });

/** Live version of an app, and the version before it, which is the fallback and the first rollback target. */
export type Release = z.infer<typeof releaseSchema>;

export const changeSchema = z.object({
  at: textSchema,
  by: textSchema,
  revision: countSchema,
  name: appNameSchema,
  from: versionSchema.nullable(),
  to: versionSchema,
  passed_gates: z.array(textSchema),
  /** Reasons by gate. */
  skipped_gates: createDictionarySchema(textSchema),
  /** Only in a rollback: the version before `to`, because the replaced version must not become a rollback target. */
  rollback: z.object({ previous: versionSchema.nullable() }).exactOptional(),
  /** Canary after a change that leaves the live version unchanged. Null ends the canary. */
  trial: canarySchema.nullable().exactOptional(),
  /** Reason of a change of the canary. */
  why: textSchema.exactOptional(),
});

/** One entry of `log.jsonl`. */
export type Change = z.infer<typeof changeSchema>;

export const environmentSchema = z.object({
  revision: countSchema,
  shell: releaseSchema.nullable(),
  remotes: createDictionarySchema(releaseSchema),
  updated_at: textSchema.nullable(),
  /** Canaries by app name. Absent without canaries, and in files of older releases. */
  trials: createDictionarySchema(canarySchema).exactOptional(),
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
    requireValid(appNameSchema, name, `${location}: a remote's name`);
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
    if (isMissingFileError(error)) return emptyEnvironment;
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

/** A promotion or rollback, which has no `trial`, ends the canary of the app, as `trial: null` does. */
function applyCanaryChange(
  { trials: canaries = {} }: Environment,
  { name, trial: canary }: Change,
): Pick<Environment, 'trials'> {
  const { [name]: _, ...otherCanaries } = canaries;
  const changed = canary ? { ...otherCanaries, [name]: canary } : otherCanaries;
  return Object.keys(changed).length > 0 ? { trials: changed } : {};
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
  if (name === SHELL_NAME)
    return { shell: release, remotes: environment.remotes, ...changedFields };
  const remotes = { ...environment.remotes, [name]: release };
  return { shell: environment.shell, remotes, ...changedFields };
}
