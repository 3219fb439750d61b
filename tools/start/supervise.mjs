import childProcess from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const INITIAL_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** Uptime in milliseconds after which the failure count resets. */
const HEALTHY_MS = 60_000;
/** Time for servers to finish pending requests (up to 20 s) and to close their resources. */
const STOP_TIMEOUT_MS = 26_000;
/** Failures before first readiness after which the supervisor gives up. */
const MAX_EARLY_FAILURES = 3;

/** Delay in milliseconds before the restart after this number of consecutive failures. */
export const getRestartDelay = (failures) =>
  Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** Math.max(0, failures - 1));

/**
 * Keeps one process running. It gets an IPC channel and SUPERVISED=1: when this supervisor exits, the channel closes
 * and the process must exit too. The process writes its output to a file, because a pipe to a dead supervisor
 * would break its writes.
 * @param {{ name: string, file: string, args: string[], cwd: string, env: object, log: string }} spec
 * @param {(line: string) => void} print
 */
export function supervise(spec, print) {
  let child = null;
  let timer = null;
  let failures = 0;
  let isReady = false;
  let isStopping = false;
  let onEnd = () => {};

  fs.mkdirSync(path.dirname(spec.log), { recursive: true });
  if (fs.existsSync(spec.log)) fs.renameSync(spec.log, `${spec.log}.before`);

  const launch = () => {
    const startedAt = Date.now();
    const output = fs.openSync(spec.log, 'a');
    // Detached: Ctrl-C signals only this process, which stops each child once.
    child = childProcess.spawn(spec.file, spec.args, {
      cwd: spec.cwd,
      env: { ...spec.env, SUPERVISED: '1' },
      stdio: ['ignore', output, output, 'ipc'],
      detached: true,
    });
    fs.closeSync(output);
    child.once('error', (error) => print(`${spec.name} cannot be started: ${error.message}`));
    child.once('close', (code, signal) => {
      child = null;
      if (isStopping) return onEnd();
      if (Date.now() - startedAt > HEALTHY_MS) failures = 0;
      failures += 1;
      if (state.hasFailed()) return;
      const delay_ms = getRestartDelay(failures);
      print(
        `${spec.name} ended (${signal ?? `code ${code}`}); starting it again in ${delay_ms / 1000} s.`,
      );
      timer = setTimeout(launch, delay_ms);
    });
  };

  const state = {
    name: spec.name,
    log: spec.log,
    pid: () => child?.pid ?? null,
    markReady: () => {
      isReady = true;
    },
    hasFailed: () => !isReady && failures >= MAX_EARLY_FAILURES,
    /** Sends a signal, and kills the process after the grace period. */
    stop: () =>
      /** @type {Promise<void>} */ (
        new Promise((resolve) => {
          isStopping = true;
          clearTimeout(timer);
          if (!child) return resolve();
          const killTimer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
          onEnd = () => {
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
