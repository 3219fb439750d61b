import { LockBusy, type Waiting, withLock } from '@tractor-haat/lock';
import { backingOf } from './bucket/backing.ts';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

/** A few renames take no longer; with a bucket, a version's files sent. */
const CHANGE_MS = 15_000;
const BUCKET_CHANGE_MS = 120_000;

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

/**
 * Runs `work` while no other process changes the store. With a bucket behind it, `work` may run again, after what another
 * registry did meanwhile, and what it did counts once the bucket has taken it.
 */
export async function withStoreLock<T>(store: string, work: () => Promise<T>): Promise<T> {
  const backing = backingOf(store);
  const change = backing ? () => backing.during(work) : work;
  const patience_ms = backing ? BUCKET_CHANGE_MS : CHANGE_MS;
  return locked(storeLayout.lock(store), 'A change of the store', change, { patience_ms });
}

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
