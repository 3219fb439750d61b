import { LockBusy, withLock } from '@tractor-haat/lock';
import { RegistryError } from './registry-error.ts';
import { storeLayout } from './store-layout.ts';

/** Runs `work` while no other process changes the store. */
export async function withStoreLock<T>(store: string, work: () => Promise<T>): Promise<T> {
  try {
    return await withLock(storeLayout.lock(store), 'A change of the store', work);
  } catch (error) {
    if (error instanceof LockBusy) throw new RegistryError(error.message, { cause: error });
    throw error;
  }
}
