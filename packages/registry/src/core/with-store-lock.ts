import path from 'node:path';
import { LockedError, type LockOptions, withLock } from '@tractor-haat/server-kit/lock';
import type { EnvironmentName } from './app-name-schema.ts';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

/** A change needs only some renames. With a bucket it also uploads a version, so its time limit is higher. */
const CHANGE_TIMEOUT_MS = 15_000;
const BUCKET_TIMEOUT_MS = 120_000;

/** 15 minutes, enough for several queued promotions with their smoke tests. */
const PROMOTION_TIMEOUT_MS = 900_000;

/** Storage of which a store's folder is a working copy, such as a bucket. */
export interface BackingStorage {
  /** Runs `task` in the folder and commits its changes. `task` runs again after a concurrent change. */
  runChange<T>(task: () => Promise<T>): Promise<T>;
}

const backings = new Map<string, BackingStorage>();

/** Changes of the store are committed to `backing` from now on, in this process. */
export const attachBacking = (store: string, backing: BackingStorage): void => {
  backings.set(path.resolve(store), backing);
};

/** Returns false if nothing was attached. */
export const detachBacking = (store: string): boolean => backings.delete(path.resolve(store));

/**
 * Runs `task` under the lock of the store. With a bucket, the result counts only once the bucket has committed it, and
 * `task` runs again after a concurrent change. Throws a RegistryError if the lock is not free in time.
 */
export async function withStoreLock<T>(store: string, task: () => Promise<T>): Promise<T> {
  const backing = backings.get(path.resolve(store));
  const change = backing ? () => backing.runChange(task) : task;
  const timeout_ms = backing ? BUCKET_TIMEOUT_MS : CHANGE_TIMEOUT_MS;
  return runLocked(storeLayout.lock(store), 'A change of the store', change, { timeout_ms });
}

/**
 * Runs one promotion at a time per environment, because otherwise a promotion could change the versions that another
 * one was checked against.
 *
 * @param description of this promotion, for others that wait for it
 * @param onWait called once with the description of the promotion that runs first
 */
export const withPromotionLock = <T>(
  store: string,
  env: EnvironmentName,
  description: string,
  task: () => Promise<T>,
  onWait: (holderName: string) => void = () => undefined,
): Promise<T> =>
  runLocked(storeLayout.promotionLock(store, env), description, task, {
    timeout_ms: PROMOTION_TIMEOUT_MS,
    onWait: (holder) => onWait(holder?.name ?? 'Another promotion'),
  });

async function runLocked<T>(
  file: string,
  description: string,
  task: () => Promise<T>,
  options: LockOptions,
) {
  try {
    return await withLock(file, description, task, options);
  } catch (error) {
    if (error instanceof LockedError) throw new RegistryError(error.message, { cause: error });
    throw error;
  }
}
