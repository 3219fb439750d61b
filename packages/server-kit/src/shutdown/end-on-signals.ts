/**
 * Time limit of a shutdown in milliseconds: 20 s for connections, then pools and the queue. Supervisors wait longer
 * before they kill.
 */
const SHUTDOWN_TIMEOUT_MS = 25_000;

/**
 * Ends the process on a signal. `stop` receives the notice period in milliseconds: 0 on Ctrl-C and when the supervisor
 * has exited. A second signal ends the process at once.
 */
export function endOnSignals(stop: (noticeMs: number) => Promise<unknown>, noticeMs: number): void {
  let isStopping = false;
  const end = (waitMs: number) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    stop(waitMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => end(noticeMs));
  process.on('SIGINT', () => end(0));
  // After its supervisor has exited nothing else would end this process.
  process.on('disconnect', () => end(0));
}
