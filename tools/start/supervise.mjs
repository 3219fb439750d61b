import childProcess from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const INITIAL_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** Uptime after which the failure count is reset. */
const HEALTHY_UPTIME_MS = 60_000;
/** Servers finish pending requests within 20 s and then close their resources. */
const STOP_TIMEOUT_MS = 26_000;
/** The supervisor gives up after this number of failures before the process was first ready. */
const MAX_EARLY_FAILURES = 3;

/** Returns the delay in milliseconds before a restart. `failures` is the number of consecutive failures. */
export const getRestartDelay = (failures) =>
  Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.max(0, failures - 1));

/**
 * Restarts a process when it ends. The process gets an IPC channel and SUPERVISED=1, so that it can exit when the
 * channel closes with this supervisor. Its output goes to a file, because a pipe would break with the supervisor.
 * @param {{ name: string, file: string, args: string[], cwd: string, env: object, log: string }} spec
 * @param {(line: string) => void} print
 */
export function supervise(spec, print) {
  let child = null;
  let timer = null;
  let failures = 0;
  let isReady = false;
  let isStopping = false;
  let handleStop = () => {};

  fs.mkdirSync(path.dirname(spec.log), { recursive: true });
  if (fs.existsSync(spec.log)) fs.renameSync(spec.log, `${spec.log}.before`);

  const launch = () => {
    const startedAt = Date.now();
    child = spawnDetached(spec);
    child.once('error', (error) => print(`${spec.name} cannot be started: ${error.message}`));
    child.once('close', (code, signal) => {
      child = null;
      if (isStopping) return handleStop();
      if (Date.now() - startedAt > HEALTHY_UPTIME_MS) failures = 0;
      failures += 1;
      if (state.hasFailed()) return;
      const delayMs = getRestartDelay(failures);
      print(
        `${spec.name} ended (${signal ?? `code ${code}`}); starting it again in ${delayMs / 1000} s.`,
      );
      timer = setTimeout(launch, delayMs);
    });
  };

  const state = {
    name: spec.name,
    log: spec.log,
    getPid: () => child?.pid ?? null,
    markReady: () => {
      isReady = true;
    },
    hasFailed: () => !isReady && failures >= MAX_EARLY_FAILURES,
    /** Sends SIGTERM, and kills the process after `STOP_TIMEOUT_MS`. */
    stop: () =>
      /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          isStopping = true;
          clearTimeout(timer);
          if (!child) return resolve();
          const killTimer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
          handleStop = () => {
            clearTimeout(killTimer);
            resolve();
          };
          child.kill('SIGTERM');
        })
      ),
  };
  launch();
  return state;
}

/** Ctrl-C must signal only this process, which stops each child once. */
function spawnDetached({ file, args, cwd, env, log }) {
  const output = fs.openSync(log, 'a');
  const child = childProcess.spawn(file, args, {
    cwd,
    env: { ...env, SUPERVISED: '1' },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  fs.closeSync(output);
  return child;
}
