import type { FastifyRequest } from 'fastify';
import type { Live } from '../release/live.ts';
import { armOfBucket, type SiteArm } from '../release/live-arms.ts';
import type { LiveSite } from '../release/live-site.ts';
import { bucketIn } from './bucket-cookie.ts';

/** The arm's name, which a proxy asked for at `/__arm` and holds in its key. */
export const ARM_HEADER = 'x-release-arm';

/** How a proxy names the stable site. */
const STABLE = 'stable';

/** What a visitor is shown. */
export interface Chosen {
  readonly site: LiveSite;
  /** Whether a proxy that knows arms asks: it has counted the visit, gives the cookie, and keeps each arm's pages apart. */
  readonly byProxy: boolean;
  /** Whether a shared cache may keep the page under the key by which it was asked for. */
  readonly mayShare: boolean;
  /** The visitor has no number, and something is released in shares. */
  readonly needsBucket: boolean;
}

const nameOf = (arm: SiteArm | null) => arm?.id ?? STABLE;

/** The stable site, or the arm of the visitor's bucket. Null while nothing is live. */
export function chosenArm(request: FastifyRequest, live: Live): Chosen | null {
  const stable = live.site();
  if (!stable) return null;
  const arms = live.arms();
  const given = request.headers[ARM_HEADER];
  if (typeof given === 'string') {
    const arm = arms.find(({ id }) => id === given) ?? null;
    // An arm that is over by now, or not known here yet: what is shown instead must not be kept under its name.
    const mayShare = nameOf(arm) === given;
    return { site: arm?.site ?? stable, byProxy: true, mayShare, needsBucket: false };
  }
  const bucket = bucketIn(request.headers.cookie);
  const arm = armOfBucket(arms, bucket);
  const needsBucket = bucket === null && !live.counts.isEmpty;
  // A cache that does not ask for arms must not give one visitor's arm, or number, to another.
  const mayShare = arm === null && !needsBucket;
  return { site: arm?.site ?? stable, byProxy: false, mayShare, needsBucket };
}

/** What a proxy is told of a visitor. */
export const armNameFor = (cookies: string | undefined, live: Live): string =>
  nameOf(armOfBucket(live.arms(), bucketIn(cookies)));
