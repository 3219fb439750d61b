import { departureOf, endOnSignals } from '@tractor-haat/serving';
import { startTelemetry } from '@tractor-haat/telemetry';
import { readConfig } from './config.ts';
import { buildSite } from './site-app.ts';

/** Starts the site server with the settings of this process; a failure ends the process with a sentence. */
export async function startSite(): Promise<void> {
  try {
    const config = readConfig(process.env);
    // The pages' own calls, in the bundles that this process runs, read it from here.
    process.env.API_BASE ||= config.apiBase;
    const telemetry = await startTelemetry('site', config.telemetry);
    const app = await buildSite(config);
    const departure = departureOf(app.server);
    endOnSignals(async (notice) => {
      await departure.leave(() => app.close(), notice);
      await telemetry.stop();
    }, config.noticeMs);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    console.error(
      inUse
        ? `Port ${process.env.PORT ?? 3000} is in use. Set PORT to another one.`
        : `The site server cannot start: ${error instanceof Error ? error.message : error}`,
    );
    process.exit(1);
  }
}
