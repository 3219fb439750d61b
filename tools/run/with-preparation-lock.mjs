import path from 'node:path';
import { acquireLock } from './acquire-lock.mjs';
import { inheritedLock } from './inherited-lock.mjs';
import { root } from './paths.mjs';

/** Long enough for the first installation by another process. */
const LOCK_TIMEOUT_MS = 600_000;

/** Only one process at a time may change this checkout (dependencies, builds). Requires the toolchain. */
export async function withPreparationLock(task) {
  const file = path.join(root, '.data', 'prepare.lock');
  const lock = await acquireLock(file, 'A preparation', LOCK_TIMEOUT_MS);
  inheritedLock.setStream(lock.handle);
  try {
    return await task();
  } finally {
    inheritedLock.setStream(null);
    await lock.release();
  }
}
