import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieDeps } from './cookies.ts';
import { addMarks, marksIn } from './signed-marks.ts';

const NAME = 'listings';

/** Longer than a tractor is for sale. */
const LIFE_SECONDS = 365 * 24 * 3600;

/** Random ids of this browser's own listings, newest first. */
export const ownListingsIn = (request: FastifyRequest, deps: CookieDeps): string[] =>
  marksIn(request, NAME, deps);

/**
 * Adds listings whose number was verified in this browser. The cookie is the only access right; no address contains it.
 * On a possibly shared browser it expires earlier.
 */
export function rememberListings(
  request: FastifyRequest,
  reply: FastifyReply,
  ids: readonly string[],
  deps: CookieDeps,
  lifeSeconds: number = LIFE_SECONDS,
): void {
  if (ids.length > 0) addMarks(request, reply, { name: NAME, marks: ids, lifeSeconds }, deps);
}
