import fs from 'node:fs/promises';
import { isMissing } from './durable.ts';
import { appName, type EnvironmentName, SHELL, version } from './names.ts';
import { count, dictionary, list, nullable, object, objectWith, parseJson, text } from './shape.ts';
import { storeLayout } from './store-layout.ts';

const releaseShape = objectWith({ version }, { previous: version });

/** What is live of one app, and what was live before it: the way back. */
export type Release = ReturnType<typeof releaseShape>;

const changeShape = object({
  at: text,
  by: text,
  revision: count,
  name: appName,
  from: nullable(version),
  to: version,
  passed_gates: list(text),
  skipped_gates: dictionary(text),
});

/** One promotion, as kept in `log.jsonl`; `skipped_gates` gives the reason for each. */
export type Change = ReturnType<typeof changeShape>;

const environmentShape = objectWith(
  {
    revision: count,
    shell: nullable(releaseShape),
    remotes: dictionary(releaseShape),
    updated_at: nullable(text),
  },
  { last_change: changeShape },
);

/** Who is live. `revision` grows by one with every promotion; 0 is an environment without any. */
export type Environment = ReturnType<typeof environmentShape>;

/** Checks an environment's text; `place` is its file name in messages. */
function parseEnvironment(source: string, place: string): Environment {
  const environment = parseJson(source, environmentShape, place);
  for (const name of Object.keys(environment.remotes)) appName(name, `${place}: a remote's name`);
  return environment;
}

/** Checks one line of the log. */
export const parseChange = (source: string, place: string): Change =>
  parseJson(source, changeShape, place);

/** What is live now. An environment that nothing was promoted to is empty, not an error. */
export async function readEnvironment(store: string, env: EnvironmentName): Promise<Environment> {
  const file = storeLayout.environment(store, env);
  try {
    return parseEnvironment(await fs.readFile(file, 'utf8'), file);
  } catch (error) {
    if (isMissing(error)) return emptyEnvironment;
    throw error;
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
  const { name, to, from } = change;
  const release: Release = from ? { version: to, previous: from } : { version: to };
  return {
    revision: change.revision,
    shell: name === SHELL ? release : environment.shell,
    remotes: name === SHELL ? environment.remotes : { ...environment.remotes, [name]: release },
    updated_at: change.at,
    last_change: change,
  };
}
