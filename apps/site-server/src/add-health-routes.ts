import { gracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import type { FastifyInstance } from 'fastify';
import type { FileSamples } from './release/file-samples.ts';
import { HOST_API } from './release/host-api.ts';
import type { Live } from './release/live.ts';
import type { LiveSite } from './release/live-site.ts';

/**
 * The server becomes ready when `hasServed` first returns true. It stays ready while the API is down, because pages
 * then report missing parts. It is not ready after a shutdown signal.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  live: Live,
  samples: Pick<FileSamples, 'failures'>,
  hasServed: () => Promise<boolean>,
): void {
  const shutdown = gracefulShutdown(app.server);
  let isServing = false;
  app.get('/__health/live', () => ({ status: 'ok' }));
  app.get('/__health/ready', async (_, reply) => {
    const site = live.site();
    isServing ||= site !== undefined && (await hasServed());
    const isReady = site !== undefined && isServing && !shutdown.hasStarted();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'unavailable',
        host_api: HOST_API,
        composition: site?.digest ?? null,
        live: site
          ? Object.fromEntries([site.shell, ...site.remotes].map((app) => [app.name, app.version]))
          : {},
        registry: live.failure() ?? 'ok',
        remotes: formatRemoteStates(site),
        files: samples.failures(),
      });
  });
}

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
