import { departureOf } from '@tractor-haat/serving';
import type { FastifyInstance } from 'fastify';
import type { FileSamples } from './release/file-samples.ts';
import { HOST_API } from './release/host-api.ts';
import type { Live } from './release/live.ts';
import type { LiveSite } from './release/live-site.ts';

/**
 * For supervisors and load balancers: whether the process lives, and whether it can serve. Ready means that a page
 * with data was answered: `hasServed` is asked until it says so once, for a process that has begun to serve shows
 * its pages, and says which parts are missing, while the API is away. One that was told to stop is not ready any more.
 */
export function healthRoutes(
  app: FastifyInstance,
  live: Live,
  samples: Pick<FileSamples, 'faults'>,
  hasServed: () => Promise<boolean>,
): void {
  const departure = departureOf(app.server);
  let served = false;
  app.get('/__health/live', () => ({ status: 'ok' }));
  app.get('/__health/ready', async (_, reply) => {
    const site = live.site();
    served ||= site !== undefined && (await hasServed());
    const isReady = site !== undefined && served && !departure.hasBegun();
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
        registry: live.fault() ?? 'ok',
        remotes: remotesOf(site),
        // What is wrong with files of what is live, as far as samples found.
        files: samples.faults(),
      });
  });
}

/** `ok`, or what a remote's live version failed with and what is used instead. */
function remotesOf(site: LiveSite | undefined): Record<string, string> {
  if (!site) return {};
  const states = site.remotes.map(({ name }): [string, string] => {
    const fault = site.faults.find(({ remote }) => remote === name);
    if (!fault) return [name, 'ok'];
    const { code, version, instead } = fault;
    return [name, `${version} failed (${code}); ${instead ? `${instead} is used` : 'down'}`];
  });
  return Object.fromEntries(states);
}
