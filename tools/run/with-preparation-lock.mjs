import path from 'node:path';
import { acquireLock } from './acquire-lock.mjs';
import { setInheritedLock } from './inherited-lock.mjs';
import { root } from './paths.mjs';

/** Allows another process's first installation. */
const LOCK_TIMEOUT_MS = 600_000;

/** Serialises changes of this checkout (dependencies, builds) across processes. Requires the toolchain. */
export async function withPreparationLock(work) {
  const file = path.join(root, '.data', 'prepare.lock');
  const lock = await acquireLock(file, 'A preparation', LOCK_TIMEOUT_MS);
  setInheritedLock(lock.line);
  try {
    return await work();
  } finally {
    setInheritedLock(null);
    await lock.release();
  }
}
