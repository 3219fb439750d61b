import { getGracefulShutdown } from '@tractor-haat/server-kit/shutdown';
import type { FastifyInstance } from 'fastify';
import type { FileSamples } from './release/file-samples.ts';
import type { LiveSites } from './release/follow-registry.ts';
import { HOST_API } from './release/host-api.ts';
import type { LiveSite } from './release/load-live-site.ts';

/**
 * The server becomes ready when `isApiReady` first resolves to true. It stays ready while the API is down, because pages
 * then report missing parts. It is not ready after a shutdown signal.
 */
export function addHealthRoutes(
  app: FastifyInstance,
  live: LiveSites,
  samples: Pick<FileSamples, 'listFailures'>,
  isApiReady: () => Promise<boolean>,
): void {
  const shutdown = getGracefulShutdown(app.server);
  let hasBeenReady = false;
  app.get('/__health/live', () => ({ status: 'ok' }));
  app.get('/__health/ready', async (_, reply) => {
    const site = live.getSite();
    hasBeenReady ||= site !== undefined && (await isApiReady());
    const isReady = site !== undefined && hasBeenReady && !shutdown.hasStarted();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'unavailable',
        host_api: HOST_API,
        composition: site?.digest ?? null,
        live: listLiveVersions(site),
        registry: live.getFailure() ?? 'ok',
        remotes: formatRemoteStates(site),
        files: samples.listFailures(),
      });
  });
}

function listLiveVersions(site: LiveSite | undefined): Record<string, string> {
  const releases = site ? [site.shell, ...site.remotes] : [];
  return Object.fromEntries(releases.map(({ name, version }) => [name, version]));
}

function formatRemoteStates(site: LiveSite | undefined): Record<string, string> {
  if (!site) return {};
  const states = site.remotes.map(({ name }): [remote: string, state: string] => {
    const failure = site.failures.find(({ remote }) => remote === name);
    if (!failure) return [name, 'ok'];
    const { code, version, instead } = failure;
    return [name, `${version} failed (${code}); ${instead ? `${instead} is used` : 'down'}`];
  });
  return Object.fromEntries(states);
}
