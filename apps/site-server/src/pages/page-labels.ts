import type { PageLabels } from '@tractor-haat/server-kit/telemetry';
import type { FastifyRequest } from 'fastify';
import type { LiveSite, SitePage } from '../release/live-site.ts';

/** Route pattern of a page for logs and metrics. URLs are never logged, because visitors type personal data into them. */
export const loggedPattern = (page: SitePage | null): string => page?.pattern ?? 'none';

const served = new WeakMap<FastifyRequest, PageLabels>();

/** Stores the labels of a request for the metrics. */
export function noteServed(
  request: FastifyRequest,
  { shell }: LiveSite,
  page: SitePage | null,
): void {
  const { name, version } = page?.app ?? shell;
  served.set(request, { route: loggedPattern(page), remote: name, version });
}

/** Metric labels of a page request; undefined for files and the API. */
export const pageLabels = (request: FastifyRequest): PageLabels | undefined => served.get(request);
