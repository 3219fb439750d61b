/** Beyond the 20 s that connections get: pools and the queue close too. Who kills processes waits longer than this. */
const LIMIT_MS = 25_000;

/**
 * Ends the process when it is told to. `stop` hears for how long it may announce it: not at all at a terminal (Ctrl-C),
 * or when the supervisor died. A second signal means: now.
 */
export function endOnSignals(stop: (noticeMs: number) => Promise<unknown>, noticeMs: number): void {
  let isStopping = false;
  const end = (notice: number) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    stop(notice).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => end(noticeMs));
  process.on('SIGINT', () => end(0));
  // Without its supervisor nobody would end this process.
  process.on('disconnect', () => end(0));
}
