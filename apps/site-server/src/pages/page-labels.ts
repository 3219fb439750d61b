import type { PageLabels } from '@tractor-haat/server-kit/telemetry';
import type { FastifyRequest } from 'fastify';
import type { LiveSite } from '../release/live-site.ts';
import { pageAt } from './page-pattern.ts';

const served = new WeakMap<FastifyRequest, () => PageLabels>();

/** Stores the site that served a request; labels are computed only if metrics are enabled. */
export function noteServed(request: FastifyRequest, { shell, remotes }: LiveSite, url: URL): void {
  served.set(request, () => {
    const page = pageAt(url, [shell, ...remotes]);
    const { name, version } = page?.app ?? shell;
    return { route: page?.pattern ?? 'none', remote: name, version };
  });
}

/** Metric labels of a page request; undefined for files and the API. */
export const pageLabels = (request: FastifyRequest): PageLabels | undefined =>
  served.get(request)?.();
