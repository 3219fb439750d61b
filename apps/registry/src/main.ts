import { cleanedError } from '@tractor-haat/log';
import { settingsHelp } from '@tractor-haat/settings';
import { readConfig } from './config.ts';
import { registrySettings } from './registry-settings.ts';
import { startRegistry } from './start-registry.ts';

if (process.argv.includes('--help')) {
  console.log(settingsHelp('node apps/registry/src/main.ts', registrySettings));
  process.exit(0);
}

try {
  const { address, stop } = await startRegistry(readConfig(process.env));
  console.log(`The registry answers at ${address}; what it can is at ${address}/docs`);
  let isStopping = false;
  const end = () => {
    // A second signal means: now.
    if (isStopping) process.exit(1);
    isStopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
} catch (error) {
  console.error(error instanceof Error ? error.message : JSON.stringify(cleanedError(error)));
  process.exit(1);
}
