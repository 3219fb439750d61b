import { cleanError } from '@tractor-haat/server-kit/log';
import { keepFilesPrivate } from '@tractor-haat/server-kit/private-files';
import { formatSettingsHelp } from '@tractor-haat/server-kit/settings';
import { endOnSignals } from '@tractor-haat/server-kit/shutdown';
import { startTelemetry } from '@tractor-haat/server-kit/telemetry';
import { readConfig, registrySettings } from './registry-settings.ts';
import { startRegistry } from './start-registry.ts';

if (process.argv.includes('--help')) {
  console.log(formatSettingsHelp('node apps/registry/src/main.ts', registrySettings));
  process.exit(0);
}

try {
  const config = readConfig(process.env);
  keepFilesPrivate(config.store, config.registryDir);
  const telemetry = await startTelemetry('registry', config.telemetry);
  const { address, stop } = await startRegistry(config);
  endOnSignals(async (delayMs) => {
    await stop(delayMs);
    await telemetry.stop();
  }, config.shutdownDelayMs);
  console.log(`The registry listens at ${address}; its API is documented at ${address}/docs`);
} catch (error) {
  console.error(error instanceof Error ? error.message : JSON.stringify(cleanError(error)));
  process.exit(1);
}
