import { LockBusy, type Waiting, withLock } from '@tractor-haat/lock';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

/** A few renames take no longer. */
const CHANGE_MS = 15_000;

/** Several promotions one after the other, each with its smoke test. */
const TURN_MS = 900_000;

async function locked<T>(file: string, name: string, work: () => Promise<T>, waiting: Waiting) {
  try {
    return await withLock(file, name, work, waiting);
  } catch (error) {
    if (error instanceof LockBusy) throw new RegistryError(error.message, { cause: error });
    throw error;
  }
}

/** Runs `work` while no other process changes the store. */
export const withStoreLock = <T>(store: string, work: () => Promise<T>): Promise<T> =>
  locked(storeLayout.lock(store), 'A change of the store', work, { patience_ms: CHANGE_MS });

/**
 * Runs one promotion at a time in an environment: what one is judged against does not change under it, so
 * that none passes all gates twice. Who must wait is told for whom.
 */
export const withTurn = <T>(
  store: string,
  env: EnvironmentName,
  name: string,
  work: () => Promise<T>,
  onWait: (who: string) => void = () => undefined,
): Promise<T> =>
  locked(storeLayout.turn(store, env), name, work, {
    patience_ms: TURN_MS,
    onBusy: (holder) => onWait(holder?.name ?? 'Another promotion'),
  });
