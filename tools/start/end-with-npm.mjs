import { spawnSync } from 'node:child_process';
import { isAlive } from '../run/process-alive.mjs';

const LOOK_MS = 500;

/** The process that started another one; 0 where the system does not tell. */
function parentOf(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout?.trim() ?? 0) || 0;
}

/**
 * Calls back when npm, or the shell that it put between, is gone: npm does not pass every signal on, and none when it
 * is killed, and whoever ended it meant the site. Does nothing for a site that npm did not start.
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
