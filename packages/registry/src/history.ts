import { type Composition, readComposition } from './composition.ts';
import { type Environment, emptyEnvironment, withChange } from './environment.ts';
import { readLog } from './log.ts';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';

/** So many changes back; older visits have ended. */
const MOST = 500;

/** What an environment was after each change of the log, the newest first. */
async function earlierEnvironments(store: string, env: EnvironmentName): Promise<Environment[]> {
  const environments: Environment[] = [];
  let environment = emptyEnvironment;
  for (const change of await readLog(store)) {
    if (change.env !== env) continue;
    environment = withChange(environment, change);
    environments.push(environment);
  }
  return environments.slice(-MOST).reverse();
}

/**
 * The compositions that were live, the newest first, as far as their records can be read. The log
 * alone tells them, so they can be had when the environment's file is garbage.
 */
export async function* earlierCompositions(
  store: string,
  env: EnvironmentName,
): AsyncGenerator<Composition> {
  for (const environment of await earlierEnvironments(store, env)) {
    if (!environment.shell) continue;
    try {
      yield await readComposition(store, environment);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
}
