import { cleanedError } from '@tractor-haat/log';
import { settingsHelp } from '@tractor-haat/settings';
import { readConfig } from './config.ts';
import { apiSettings } from './settings/api-settings.ts';
import { StartProblem } from './shared/start-problem.ts';
import { startApi } from './start-api.ts';

/** Longer than any request may take; then whatever still hangs is cut off. */
const STOP_LIMIT_MS = 15_000;

if (process.argv.includes('--help')) {
  console.log(settingsHelp('node apps/api/src/main.ts', apiSettings));
  process.exit(0);
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    console.error(
      JSON.stringify({ level: 60, service: 'api', err: cleanedError(error), msg: event }),
    );
    process.exit(1);
  });
}

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
  // Errors of the database repeat rows: what is not meant for people is cleaned like all logs.
  console.error(
    error instanceof StartProblem ? error.message : JSON.stringify(cleanedError(error)),
  );
  process.exit(1);
}
