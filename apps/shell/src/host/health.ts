import type { FastifyInstance } from 'fastify';
import type { Live } from './release/live.ts';
import type { LiveSite } from './release/live-site.ts';

/** For supervisors and load balancers: whether the process lives, and whether it can serve. */
export function healthRoutes(app: FastifyInstance, live: Live): void {
  app.get('/__health/live', () => ({ status: 'ok' }));
  app.get('/__health/ready', (_, reply) => {
    const site = live.site();
    const registry = live.fault() ?? 'ok';
    return reply
      .code(site ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: site ? 'ok' : 'unavailable',
        composition: site?.digest ?? null,
        live: site
          ? Object.fromEntries([site.shell, ...site.remotes].map((one) => [one.name, one.version]))
          : {},
        registry,
        remotes: remotesOf(site),
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
