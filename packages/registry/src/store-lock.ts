import { LockBusy, type LockOptions, withLock } from '@tractor-haat/server-kit/lock';
import { backingOf } from './bucket/backing.ts';
import type { EnvironmentName } from './names.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

/** Allows some renames, or with a bucket the upload of a version. */
const CHANGE_MS = 15_000;
const BUCKET_CHANGE_MS = 120_000;

/** Allows several consecutive promotions with their smoke tests. */
const TURN_MS = 900_000;

async function locked<T>(file: string, name: string, work: () => Promise<T>, options: LockOptions) {
  try {
    return await withLock(file, name, work, options);
  } catch (error) {
    if (error instanceof LockBusy) throw new RegistryError(error.message, { cause: error });
    throw error;
  }
}

/**
 * Runs `work` under the store's lock. With a bucket, `work` may run again after a concurrent
 * change, and its result counts once the bucket has committed it.
 */
export async function withStoreLock<T>(store: string, work: () => Promise<T>): Promise<T> {
  const backing = backingOf(store);
  const change = backing ? () => backing.during(work) : work;
  const patience_ms = backing ? BUCKET_CHANGE_MS : CHANGE_MS;
  return locked(storeLayout.lock(store), 'A change of the store', change, { patience_ms });
}

/**
 * Runs one promotion at a time per environment, so that its base does not change and no gate runs
 * twice. `onWait` receives the holder.
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
