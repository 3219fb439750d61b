import { randomInt } from 'node:crypto';
import { BUCKET_COUNT } from '@tractor-haat/registry';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { LiveSites } from '../release/follow-registry.ts';
import type { LiveSite } from '../release/load-live-site.ts';
import { type SiteCanary, selectCanary } from './load-canaries.ts';

const COOKIE_NAME = 'bucket';

const MAX_AGE_SECONDS = 30 * 86_400;

const BUCKET_PATTERN = /^\d{1,2}$/;

export function readBucket(cookies: string | undefined): number | null {
  const digits = parseCookie(cookies ?? '')[COOKIE_NAME] ?? '';
  return BUCKET_PATTERN.test(digits) ? Number(digits) : null;
}

export function createBucketCookie(origin: string): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return `${COOKIE_NAME}=${randomInt(BUCKET_COUNT)}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`;
}

/** Name of the canary that a proxy received from `/__arm` and uses in its cache key. */
export const CANARY_HEADER = 'x-release-arm';

const STABLE_NAME = 'stable';

export interface SiteSelection {
  readonly site: LiveSite;
  /**
   * True behind a proxy that supports canaries. The proxy then counts the visit, sets the cookie and caches each canary
   * separately.
   */
  readonly isBehindProxy: boolean;
  /** True if shared caches may store the page. */
  readonly canShare: boolean;
  /** True if the response must set a bucket cookie. */
  readonly needsBucket: boolean;
}

const toCanaryName = (canary: SiteCanary | null) => canary?.id ?? STABLE_NAME;

/** Returns null while no release is live. */
export function selectSite(request: FastifyRequest, live: LiveSites): SiteSelection | null {
  const stable = live.getSite();
  if (!stable) return null;
  const canaries = live.getCanaries();
  const proxyCanary = request.headers[CANARY_HEADER];
  if (typeof proxyCanary === 'string') {
    const canary = canaries.find(({ id }) => id === proxyCanary) ?? null;
    // The canary has ended or is unknown to this process, so the response must not be cached under
    // its name.
    const canShare = toCanaryName(canary) === proxyCanary;
    return { site: canary?.site ?? stable, isBehindProxy: true, canShare, needsBucket: false };
  }
  const bucket = readBucket(request.headers.cookie);
  const canary = selectCanary(canaries, bucket);
  const needsBucket = bucket === null && !live.counts.isEmpty;
  // A cache that ignores canaries must not pass the canary or bucket of one visitor to another.
  const canShare = canary === null && !needsBucket;
  return { site: canary?.site ?? stable, isBehindProxy: false, canShare, needsBucket };
}

export const selectCanaryName = (cookies: string | undefined, live: LiveSites): string =>
  toCanaryName(selectCanary(live.getCanaries(), readBucket(cookies)));
