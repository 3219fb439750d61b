import type { KeyObject } from 'node:crypto';
import { type Composition, readComposition } from './composition.ts';
import type { EnvironmentName } from './names.ts';
import { loggedEnvironments } from './recover.ts';
import { RegistryError } from './registry-error.ts';
import { armsOf } from './trial/arms.ts';

/** So many changes back; older visits have ended. */
const MOST = 500;

/**
 * The compositions that were live, the newest first, as far as their records can be read. The log
 * alone tells them, so they can be had when the environment's file is garbage.
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

/** The compositions that shares of the visitors saw, the newest first, as far as their records can be read. */
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
