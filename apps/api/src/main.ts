import { readConfig } from './config.ts';
import { StartProblem } from './shared/start-problem.ts';
import { startApi } from './start-api.ts';

/** Longer than any request may take; then whatever still hangs is cut off. */
const STOP_LIMIT_MS = 15_000;

try {
  const starting = startApi(readConfig(process.env));
  let stopping = false;
  // Asked for early: a process that is told to stop while it starts, stops once it has started.
  const stop = () => {
    // A second signal means: now.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    starting
      .then((api) => api.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Without its supervisor nobody would end this process.
  process.on('disconnect', stop);
  await starting;
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
