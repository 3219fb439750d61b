import type { KeyObject } from 'node:crypto';
import { type Composition, readComposition } from './composition.ts';
import type { EnvironmentName } from './names.ts';
import { loggedEnvironments } from './recover.ts';
import { RegistryError } from './registry-error.ts';
import { armsOf } from './trial/arms.ts';

/** Maximum number of changes to search; older visits have ended. */
const MOST = 500;

/**
 * Earlier compositions, newest first, as far as their records are readable. Uses only the log, so
 * it works with a broken environment file.
 */
export async function* earlierCompositions(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): AsyncGenerator<Composition> {
  const environments = await loggedEnvironments(store, env, key);
  for (const environment of environments.slice(0, MOST)) {
    if (!environment.shell) continue;
    try {
      yield await readComposition(store, environment, key);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
}

/** Earlier canary compositions, newest first, as far as their records are readable. */
export async function* earlierArms(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): AsyncGenerator<Composition> {
  const environments = await loggedEnvironments(store, env, key);
  for (const environment of environments.slice(0, MOST).flatMap((one) => armsOf(one))) {
    try {
      yield await readComposition(store, environment.environment, key);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
}
