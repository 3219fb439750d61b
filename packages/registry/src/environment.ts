import fs from 'node:fs/promises';
import { z } from 'zod';
import { isMissing } from './durable.ts';
import { appName, type EnvironmentName, SHELL, version } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { checked, count, dictionary, parseJson, text } from './schema.ts';
import { storeLayout } from './store-layout.ts';

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
});

/**
 * One promotion, as kept in `log.jsonl`; `skipped_gates` gives the reason for each. `rollback` is set where it
 * went back, with what was live before `to`: what was left must not become the way back.
 */
export type Change = z.infer<typeof changeSchema>;

export const environmentSchema = z.object({
  revision: count,
  shell: releaseSchema.nullable(),
  remotes: dictionary(releaseSchema),
  updated_at: text.nullable(),
  last_change: changeSchema.exactOptional(),
});

/** Who is live. `revision` grows by one with every promotion; 0 is an environment without any. */
export type Environment = z.infer<typeof environmentSchema>;

/** The release of an app; null when it is not live. */
export const releaseOf = (environment: Environment, name: string): Release | null =>
  (name === SHELL ? environment.shell : environment.remotes[name]) ?? null;

/** Checks an environment's text; `place` is its file name in messages. */
function parseEnvironment(source: string, place: string): Environment {
  const environment = parseJson(source, environmentSchema, place);
  for (const name of Object.keys(environment.remotes))
    checked(appName, name, `${place}: a remote's name`);
  return environment;
}

/** Checks one line of the log. */
export const parseChange = (source: string, place: string): Change =>
  parseJson(source, changeSchema, place);

/** What is live now. An environment that nothing was promoted to is empty, not an error. */
export async function readEnvironment(store: string, env: EnvironmentName): Promise<Environment> {
  const file = storeLayout.environment(store, env);
  try {
    return parseEnvironment(await fs.readFile(file, 'utf8'), file);
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

/** The environment after one more promotion. */
export function withChange(environment: Environment, change: Change): Environment {
  const { name, to, from, rollback } = change;
  const previous = rollback ? rollback.previous : from;
  const release: Release = previous ? { version: to, previous } : { version: to };
  return {
    revision: change.revision,
    shell: name === SHELL ? release : environment.shell,
    remotes: name === SHELL ? environment.remotes : { ...environment.remotes, [name]: release },
    updated_at: change.at,
    last_change: change,
  };
}
