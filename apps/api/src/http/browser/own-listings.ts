import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieDeps } from './cookies.ts';
import { addMarks, marksIn } from './signed-marks.ts';

const NAME = 'listings';

/** Longer than a tractor stands for sale. */
const LIFE_SECONDS = 365 * 24 * 3600;

/** Random ids of the listings that are this browser's own, the newest first. */
export const ownListingsIn = (request: FastifyRequest, deps: CookieDeps): string[] =>
  marksIn(request, NAME, deps);

/**
 * From now on these are its own: their number was proven in it. Such a right stands in no address. For less than a year
 * where the browser is perhaps lent.
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
