import { cleanError } from '@tractor-haat/server-kit/log';
import { keepFilesPrivate } from '@tractor-haat/server-kit/private-files';
import { formatSettingsHelp } from '@tractor-haat/server-kit/settings';
import { endOnSignals } from '@tractor-haat/server-kit/shutdown';
import { apiSettings } from './api-settings.ts';
import { readConfig } from './config.ts';
import { StartupError } from './core/startup-error.ts';
import { startApi } from './start-api.ts';

if (process.argv.includes('--help')) {
  console.log(formatSettingsHelp('node apps/api/src/main.ts', apiSettings));
  process.exit(0);
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    console.error(
      JSON.stringify({ level: 60, service: 'api', err: cleanError(error), msg: event }),
    );
    process.exit(1);
  });
}

try {
  const config = readConfig(process.env);
  keepFilesPrivate(config.dataDir, config.drawingsDir);
  const starting = startApi(config);
  // Registered before the start is complete, so that a signal during the start stops the process afterwards.
  endOnSignals(async (notice) => (await starting).stop(notice), config.shutdownDelayMs);
  await starting;
} catch (error) {
  // Database errors contain values of rows, which must not be printed.
  console.error(error instanceof StartupError ? error.message : JSON.stringify(cleanError(error)));
  process.exit(1);
}
