/**
 * 20 s for connections, and 5 s for database pools and the job queue. Supervisors wait longer before they kill the
 * process.
 */
const SHUTDOWN_TIMEOUT_MS = 25_000;

/**
 * Calls `stop` on a signal and then ends the process. `stop` receives the notice period in milliseconds, which is 0 on
 * Ctrl-C and after the supervisor has exited. A second signal ends the process at once.
 */
export function endOnSignals(stop: (noticeMs: number) => Promise<unknown>, noticeMs: number): void {
  let isStopping = false;
  const endProcess = (waitMs: number) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    stop(waitMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => endProcess(noticeMs));
  process.on('SIGINT', () => endProcess(0));
  // Node emits this event when the supervisor exits, which may send no signal.
  process.on('disconnect', () => endProcess(0));
}
