import path from 'node:path';
import { setHeldLock } from './held-lock.mjs';
import { root } from './paths.mjs';
import { takeLock } from './run-lock.mjs';

/** A first installation by somebody else may take this long. */
const PATIENCE_MS = 600_000;

/**
 * Runs what changes this checkout (dependencies, builds) while no other run does. Whoever comes second
 * waits. The toolchain must be laid out.
 */
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
