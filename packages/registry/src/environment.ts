import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import { z } from 'zod';
import { isMissing } from './durable.ts';
import { appName, type EnvironmentName, SHELL, version } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { checked, count, dictionary, parseJson, text } from './schema.ts';
import { refuseUnsignedEnvironment } from './signing/environment-signature.ts';
import { storeLayout } from './store-layout.ts';
import { trialSchema } from './trial/trial.ts';

const releaseSchema = z.object({ version, previous: version.exactOptional() });

/** What is live of one app, and what was live before it: the way back. */
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
  trial: trialSchema.nullable().exactOptional(),
  why: text.exactOptional(),
});

/**
 * One promotion, as kept in `log.jsonl`; `skipped_gates` gives the reason for each. `rollback` is set where it
 * went back, with what was live before `to`: what was left must not become the way back. With `trial`, what is live stayed
 * and the app's release in shares became this; null: it was taken back, and `why` says for what.
 */
export type Change = z.infer<typeof changeSchema>;

export const environmentSchema = z.object({
  revision: count,
  shell: releaseSchema.nullable(),
  remotes: dictionary(releaseSchema),
  updated_at: text.nullable(),
  /** By app; left out where nothing is released in shares, as in what was written before there were any. */
  trials: dictionary(trialSchema).exactOptional(),
  last_change: changeSchema.exactOptional(),
});

/** Who is live. `revision` grows by one with every promotion; 0 is an environment without any. */
export type Environment = z.infer<typeof environmentSchema>;

/** The release of an app; null when it is not live. */
export const releaseOf = (environment: Environment, name: string): Release | null =>
  (name === SHELL ? environment.shell : environment.remotes[name]) ?? null;

/** Checks an environment's text; `place` is its file name in messages. */
export function parseEnvironment(source: string, place: string): Environment {
  const environment = parseJson(source, environmentSchema, place);
  for (const name of Object.keys(environment.remotes))
    checked(appName, name, `${place}: a remote's name`);
  return environment;
}

/** Checks one line of the log. */
export const parseChange = (source: string, place: string): Change =>
  parseJson(source, changeSchema, place);

/**
 * What is live now. An environment that nothing was promoted to is empty, not an error.
 *
 * @param key the registry's public key; what it did not sign is refused then
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
    if (key) refuseUnsignedEnvironment(env, source, key, file);
    return environment;
  } catch (error) {
    if (isMissing(error)) return emptyEnvironment;
    if (!(error instanceof RegistryError)) throw error;
    const advice = `\`mfe repair --env ${env}\` writes it anew from the log.`;
    throw new RegistryError(`${error.message} ${advice}`, { cause: error });
  }
}

/** An environment without any promotion. */
export const emptyEnvironment: Environment = {
  revision: 0,
  shell: null,
  remotes: {},
  updated_at: null,
};

/** The trials after one more change: a version that goes live whole, or another way, ends the app's own. */
function trialsAfter(
  { trials = {} }: Environment,
  { name, trial }: Change,
): Pick<Environment, 'trials'> {
  const { [name]: _, ...others } = trials;
  const next = trial ? { ...others, [name]: trial } : others;
  return Object.keys(next).length > 0 ? { trials: next } : {};
}

/** The environment after one more change. */
export function withChange(environment: Environment, change: Change): Environment {
  const { name, to, from, rollback } = change;
  const rest = {
    ...trialsAfter(environment, change),
    revision: change.revision,
    updated_at: change.at,
    last_change: change,
  };
  if (change.trial !== undefined)
    return { shell: environment.shell, remotes: environment.remotes, ...rest };
  const previous = rollback ? rollback.previous : from;
  const release: Release = previous ? { version: to, previous } : { version: to };
  return {
    shell: name === SHELL ? release : environment.shell,
    remotes: name === SHELL ? environment.remotes : { ...environment.remotes, [name]: release },
    ...rest,
  };
}
