import type { PageLabels } from '@tractor-haat/server-kit/telemetry';
import type { FastifyRequest } from 'fastify';
import type { LiveSite, SitePage } from '../release/load-live-site.ts';

/** The pattern is logged instead of the URL, which can contain personal data. */
export const toLoggedPattern = (page: SitePage | null): string => page?.pattern ?? 'none';

const labelsByRequest = new WeakMap<FastifyRequest, PageLabels>();

export function storePageLabels(
  request: FastifyRequest,
  { shell }: LiveSite,
  page: SitePage | null,
): void {
  const { name, version } = page?.app ?? shell;
  labelsByRequest.set(request, { route: toLoggedPattern(page), remote: name, version });
}

export const getPageLabels = (request: FastifyRequest): PageLabels | undefined =>
  labelsByRequest.get(request);
