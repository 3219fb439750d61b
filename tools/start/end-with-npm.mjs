import { spawnSync } from 'node:child_process';
import { isAlive } from '../run/process-alive.mjs';

const LOOK_MS = 500;

/** Parent of a process; 0 if unknown. */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout?.trim() ?? 0) || 0;
}

/**
 * Calls back when npm or its shell exits: npm does not forward all signals, and none when it is
 * killed. No-op without npm.
 */
export function whenNpmEnds(then, env = process.env) {
  if (env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const started = [shell, parentOf(shell)].filter((pid) => pid > 1);
  const timer = setInterval(() => {
    if (started.every(isAlive)) return;
    clearInterval(timer);
    then();
  }, LOOK_MS);
  timer.unref();
}
