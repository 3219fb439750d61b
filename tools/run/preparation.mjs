import path from 'node:path';
import { setHeldLock } from './held-lock.mjs';
import { root } from './paths.mjs';
import { takeLock } from './run-lock.mjs';

/** Allows another process's first installation. */
const PATIENCE_MS = 600_000;

/** Serialises changes of this checkout (dependencies, builds) across processes. Requires the toolchain. */
export async function whilePreparing(work) {
  const file = path.join(root, '.data', 'prepare.lock');
  const lock = await takeLock(file, 'A preparation', PATIENCE_MS);
  setHeldLock(lock.line);
  try {
    return await work();
  } finally {
    setHeldLock(null);
    await lock.release();
  }
}
