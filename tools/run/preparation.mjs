import path from 'node:path';
import { root } from './paths.mjs';
import { takeLock } from './run-lock.mjs';

/** A first installation by somebody else may take this long. */
const PATIENCE_MS = 600_000;

let current = null;

/**
 * Runs what changes this checkout (toolchain, dependencies, builds) while no other run does. Whoever
 * comes second waits.
 */
export async function whilePreparing(work) {
  const lock = await takeLock(
    path.join(root, '.data', 'prepare.lock'),
    'A preparation',
    PATIENCE_MS,
  );
  current = lock;
  try {
    return await work();
  } finally {
    current = null;
    lock.release();
  }
}

/** Keeps a process in the lock while it works, in case we are killed; returns what to call after. */
export const noteProcess = (pid) => (current && pid ? current.noteStep(pid) : () => {});
