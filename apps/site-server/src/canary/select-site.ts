import type { FastifyRequest } from 'fastify';
import type { Live } from '../release/live.ts';
import type { LiveSite } from '../release/live-site.ts';
import { type SiteCanary, selectCanary } from '../release/load-canaries.ts';
import { readBucket } from './create-bucket-cookie.ts';

/** Canary name that a proxy received from `/__arm` and uses in its cache key. */
export const CANARY_HEADER = 'x-release-arm';

/** Name of the stable site towards a proxy. */
const STABLE_NAME = 'stable';

/** The site selected for a request. */
export interface SiteSelection {
  readonly site: LiveSite;
  /** True behind a proxy that supports canaries: it counts the visit, sets the cookie and separates its cache by canary. */
  readonly byProxy: boolean;
  /** Whether a shared cache may store the page under its cache key. */
  readonly mayShare: boolean;
  /** The visitor has no bucket and a canary is running. */
  readonly needsBucket: boolean;
}

const toCanaryName = (canary: SiteCanary | null) => canary?.id ?? STABLE_NAME;

/** The stable site, or the canary of the visitor's bucket. Null while no release is live. */
export function selectSite(request: FastifyRequest, live: Live): SiteSelection | null {
  const stable = live.site();
  if (!stable) return null;
  const canaries = live.canaries();
  const proxyCanary = request.headers[CANARY_HEADER];
  if (typeof proxyCanary === 'string') {
    const canary = canaries.find(({ id }) => id === proxyCanary) ?? null;
    // The named canary has ended or is unknown here: the response must not be cached under its name.
    const mayShare = toCanaryName(canary) === proxyCanary;
    return { site: canary?.site ?? stable, byProxy: true, mayShare, needsBucket: false };
  }
  const bucket = readBucket(request.headers.cookie);
  const canary = selectCanary(canaries, bucket);
  const needsBucket = bucket === null && !live.counts.isEmpty;
  // A cache that ignores canaries must not pass one visitor's canary or bucket to another.
  const mayShare = canary === null && !needsBucket;
  return { site: canary?.site ?? stable, byProxy: false, mayShare, needsBucket };
}

/** Canary name for a proxy. */
export const selectCanaryName = (cookies: string | undefined, live: Live): string =>
  toCanaryName(selectCanary(live.canaries(), readBucket(cookies)));
