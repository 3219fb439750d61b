import type { FastifyRequest } from 'fastify';
import type { Live } from '../release/live.ts';
import { armOfBucket, type SiteArm } from '../release/live-arms.ts';
import type { LiveSite } from '../release/live-site.ts';
import { bucketIn } from './bucket-cookie.ts';

/** Arm name that a proxy received from `/__arm` and uses in its cache key. */
export const ARM_HEADER = 'x-release-arm';

/** Name of the stable site towards a proxy. */
const STABLE = 'stable';

/** The arm selected for a request. */
export interface ArmChoice {
  readonly site: LiveSite;
  /** True behind a proxy that knows arms: it counts the visit, sets the cookie and separates its cache by arm. */
  readonly byProxy: boolean;
  /** Whether a shared cache may store the page under its cache key. */
  readonly mayShare: boolean;
  /** The visitor has no bucket and a canary is running. */
  readonly needsBucket: boolean;
}

const nameOf = (arm: SiteArm | null) => arm?.id ?? STABLE;

/** The stable site, or the arm of the visitor's bucket. Null while no release is live. */
export function chosenArm(request: FastifyRequest, live: Live): ArmChoice | null {
  const stable = live.site();
  if (!stable) return null;
  const arms = live.arms();
  const proxyArm = request.headers[ARM_HEADER];
  if (typeof proxyArm === 'string') {
    const arm = arms.find(({ id }) => id === proxyArm) ?? null;
    // The named arm has ended or is unknown here: the response must not be cached under its name.
    const mayShare = nameOf(arm) === proxyArm;
    return { site: arm?.site ?? stable, byProxy: true, mayShare, needsBucket: false };
  }
  const bucket = bucketIn(request.headers.cookie);
  const arm = armOfBucket(arms, bucket);
  const needsBucket = bucket === null && !live.counts.isEmpty;
  // A cache without arms must not pass one visitor's arm or bucket to another.
  const mayShare = arm === null && !needsBucket;
  return { site: arm?.site ?? stable, byProxy: false, mayShare, needsBucket };
}

/** Arm name for a proxy. */
export const armNameFor = (cookies: string | undefined, live: Live): string =>
  nameOf(armOfBucket(live.arms(), bucketIn(cookies)));
