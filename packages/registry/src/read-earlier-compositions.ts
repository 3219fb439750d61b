import type { KeyObject } from 'node:crypto';
import type { EnvironmentName } from './app-name.ts';
import { listCanaryVariants } from './canary/list-canary-variants.ts';
import { type Composition, readComposition } from './composition.ts';
import { readLoggedEnvironments } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';

/** Visits with older compositions have ended. */
const MAX_SEARCHED_CHANGES = 500;

/**
 * Earlier compositions, newest first, as far as their records are readable. Uses only the log, so
 * it works with a broken environment file.
 */
export async function* readEarlierCompositions(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): AsyncGenerator<Composition> {
  const environments = await readLoggedEnvironments(store, env, key);
  for (const environment of environments.slice(0, MAX_SEARCHED_CHANGES)) {
    if (!environment.shell) continue;
    try {
      yield await readComposition(store, environment, key);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
}

/** Yields earlier canary compositions, newest first. Skips those whose records cannot be read. */
export async function* readEarlierCanaries(
  store: string,
  env: EnvironmentName,
  key: KeyObject | null = null,
): AsyncGenerator<Composition> {
  const environments = await readLoggedEnvironments(store, env, key);
  const variants = environments.slice(0, MAX_SEARCHED_CHANGES).flatMap(listCanaryVariants);
  for (const variant of variants) {
    try {
      yield await readComposition(store, variant.environment, key);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
    }
  }
}
