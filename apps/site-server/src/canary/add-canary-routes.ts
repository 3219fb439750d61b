import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseRequestUrl } from '../pages/canonicalize-url.ts';
import type { SiteConfig } from '../read-config.ts';
import type { LiveSites } from '../release/follow-registry.ts';
import type { LiveSite, SitePage } from '../release/load-live-site.ts';
import type { CanaryCounts } from './load-canaries.ts';
import { CANARY_HEADER, createBucketCookie, readBucket, selectCanaryName } from './select-site.ts';

/**
 * Counts a page view for the version that owns the page, and for remotes without pages, whose
 * widgets can be on any page.
 */
export function countVisit(
  counts: CanaryCounts,
  { remotes }: LiveSite,
  page: SitePage | null,
): void {
  if (!page) return;
  const visitedRemotes = remotes.filter(
    (remote) => remote === page.app || remote.routes.length === 0,
  );
  counts.addVisit(visitedRemotes.map(({ name, version }) => ({ remote: name, version })));
}

const REPORT_PATH = '/api/client_events';

const MAX_REPORT_BYTES = 2048;

/**
 * Counts browser reports about a version during its canary. Only reports that the API accepts
 * count, so that its validation and limits apply.
 */
export function addBrowserReportHooks(app: FastifyInstance, counts: CanaryCounts): void {
  const reportChunks = new WeakMap<FastifyRequest, Buffer[]>();
  app.addHook('preParsing', async (request, _, payload) => {
    if (request.method !== 'POST' || request.url !== REPORT_PATH || counts.isEmpty) return payload;
    const chunks: Buffer[] = [];
    let bytes = 0;
    reportChunks.set(request, chunks);
    const passThrough = new PassThrough();
    payload.on('error', (error) => passThrough.destroy(error));
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_REPORT_BYTES) chunks.push(chunk);
      else reportChunks.delete(request);
    });
    return payload.pipe(passThrough);
  });
  app.addHook('onResponse', async (request, reply) => {
    const chunks = reportChunks.get(request);
    if (!chunks || reply.statusCode >= 300) return;
    const remoteVersion = parseVersion(Buffer.concat(chunks).toString('utf8'));
    if (remoteVersion) counts.addFailure(remoteVersion);
  });
}

function parseVersion(report: string): { remote: string; version: string } | null {
  try {
    const { remote, version } = JSON.parse(report) as Record<string, unknown>;
    return typeof remote === 'string' && typeof version === 'string' ? { remote, version } : null;
  } catch {
    return null;
  }
}

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
