import { spawnSync } from 'node:child_process';
import { isAlive } from '../run/is-alive.mjs';

const POLL_INTERVAL_MS = 500;

/** Parent of a process; 0 if unknown. */
function readParent(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout?.trim() ?? 0) || 0;
}

/**
 * Calls back when npm or its shell exits: npm does not forward all signals, and none when it is
 * killed. No-op without npm.
 */
export function onNpmExit(then, env = process.env) {
  if (env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const started = [shell, readParent(shell)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (started.every(isAlive)) return;
    clearInterval(timer);
    then();
  }, POLL_INTERVAL_MS);
  timer.unref();
}
