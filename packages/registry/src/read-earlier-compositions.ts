import type { KeyObject } from 'node:crypto';
import { listCanaryVariants } from './canary/list-canary-variants.ts';
import { type Composition, readComposition } from './composition.ts';
import type { EnvironmentName } from './environment-name.ts';
import { readLoggedEnvironments } from './recover-environment.ts';
import { RegistryError } from './registry-error.ts';

/** Older compositions are not searched, because the visits that used them have ended. */
const MAX_SEARCHED_CHANGES = 500;

/**
 * Yields earlier compositions, newest first, without those whose records were pruned. Reads only the log, so a broken
 * environment file does not matter.
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

/** Yields earlier compositions with canaries, newest first, without those whose records were pruned. */
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
