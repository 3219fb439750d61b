import { keepFilesPrivate } from '@tractor-haat/server-kit/private-files';
import { DEFAULT_SITE_PORT } from '@tractor-haat/server-kit/settings';
import { endOnSignals, getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import { startTelemetry } from '@tractor-haat/server-kit/telemetry';
import { createSiteApp } from './create-site-app.ts';
import { readConfig } from './read-config.ts';

/**
 * On failure the process exits with a message. A confined process may not write, so its caller has
 * prepared the store.
 */
export async function startSite({ isConfined = false } = {}): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (!isConfined) keepFilesPrivate(config.store);
    // The bundles in this process read this variable for their API calls.
    process.env.API_BASE ||= config.apiBase;
    const telemetry = await startTelemetry('site', config.telemetry);
    const app = await createSiteApp(config);
    const shutdown = getGracefulShutdown(app.server);
    endOnSignals(async (notice) => {
      await shutdown.closeGracefully(() => app.close(), notice);
      await telemetry.stop();
    }, config.shutdownDelayMs);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      isPortInUse
        ? `Port ${process.env.PORT ?? DEFAULT_SITE_PORT} is in use. Set PORT to another one.`
        : `The site server cannot start: ${error instanceof Error ? error.message : error}`,
    );
    process.exit(1);
  }
}
