import { spawnSync } from 'node:child_process';
import { isAlive } from '../run/is-alive.mjs';

const POLL_INTERVAL_MS = 500;

/** Returns 0 if the parent process is unknown. */
function readParent(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout?.trim() ?? 0) || 0;
}

/** npm does not forward all signals, so `onExit` is called when npm or its shell exits. Does nothing without npm. */
export function watchNpmExit(onExit, env = process.env) {
  if (env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const ancestors = [shell, readParent(shell)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (ancestors.every(isAlive)) return;
    clearInterval(timer);
    onExit();
  }, POLL_INTERVAL_MS);
  timer.unref();
}
