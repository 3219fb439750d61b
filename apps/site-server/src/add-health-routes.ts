import { gracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import type { FastifyInstance } from 'fastify';
import type { FileSamples } from './release/file-samples.ts';
import { HOST_API } from './release/host-api.ts';
import type { Live } from './release/live.ts';
import type { LiveSite } from './release/live-site.ts';

/**
 * Liveness and readiness for supervisors and load balancers. Ready after the first page with data
 * was rendered (`hasServed` is called until it returns true); afterwards a process stays ready
 * while the API is down, because its pages report missing parts. Not ready after a shutdown signal.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  live: Live,
  samples: Pick<FileSamples, 'failures'>,
  hasServed: () => Promise<boolean>,
): void {
  const shutdown = gracefulShutdown(app.server);
  let served = false;
  app.get('/__health/live', () => ({ status: 'ok' }));
  app.get('/__health/ready', async (_, reply) => {
    const site = live.site();
    served ||= site !== undefined && (await hasServed());
    const isReady = site !== undefined && served && !shutdown.hasStarted();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'unavailable',
        host_api: HOST_API,
        composition: site?.digest ?? null,
        live: site
          ? Object.fromEntries([site.shell, ...site.remotes].map((one) => [one.name, one.version]))
          : {},
        registry: live.failure() ?? 'ok',
        remotes: formatRemoteStates(site),
        // File errors of live versions found by sampling.
        files: samples.failures(),
      });
  });
}

/** `ok`, or the error of the live version and the version used instead. */
function formatRemoteStates(site: LiveSite | undefined): Record<string, string> {
  if (!site) return {};
  const states = site.remotes.map(({ name }): [string, string] => {
    const failure = site.failures.find(({ remote }) => remote === name);
    if (!failure) return [name, 'ok'];
    const { code, version, instead } = failure;
    return [name, `${version} failed (${code}); ${instead ? `${instead} is used` : 'down'}`];
  });
  return Object.fromEntries(states);
}
