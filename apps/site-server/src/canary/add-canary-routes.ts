import type { FastifyInstance } from 'fastify';
import { parseRequestUrl } from '../pages/parse-request-url.ts';
import type { SiteConfig } from '../read-config.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import { countVisit } from './count-visit.ts';
import { createBucketCookie, readBucket } from './create-bucket-cookie.ts';
import { CANARY_HEADER, selectCanaryName } from './select-site.ts';

/** Header in which the proxy sends the path and query of the page that a visitor requests. */
const PAGE_HEADER = 'x-page';

/**
 * A caching proxy requests `/__arm` before its cache lookup (nginx `auth_request`). The response
 * names the canary of the visitor and sets a missing bucket cookie. It also counts pages that the
 * proxy serves from its cache.
 */
export function addCanaryRoutes(app: FastifyInstance, config: SiteConfig, live: LiveSites): void {
  app.get('/__arm', (request, reply) => {
    const { cookie, [PAGE_HEADER]: page } = request.headers;
    const name = selectCanaryName(cookie, live);
    if (!live.counts.isEmpty) {
      const site = live.getCanaries().find(({ id }) => id === name)?.site ?? live.getSite();
      const url = typeof page === 'string' ? parseRequestUrl(page, config.origin) : null;
      if (site && url) countVisit(live.counts, site, site.findPage(url));
      if (readBucket(cookie) === null)
        reply.header('set-cookie', createBucketCookie(config.origin));
    }
    return reply.header(CANARY_HEADER, name).header('cache-control', 'no-store').code(204).send();
  });
  app.get('/__health/releases', (_, reply) =>
    reply.header('cache-control', 'no-store').send(live.counts.report()),
  );
}
