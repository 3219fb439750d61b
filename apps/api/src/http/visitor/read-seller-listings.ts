import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieDeps } from './read-cookie.ts';
import { addSignedItems, readSignedItems } from './read-signed-items.ts';

const COOKIE_NAME = 'listings';

/** Longer than a tractor is for sale. */
const COOKIE_TTL_SECONDS = 365 * 24 * 3600;

/** Random ids of the listings that were created in this browser, newest first. */
export const readSellerListings = (request: FastifyRequest, deps: CookieDeps): string[] =>
  readSignedItems(request, COOKIE_NAME, deps);

/**
 * Adds listings whose number was verified in this browser. The cookie is the only access right; no URL contains it.
 * On a possibly shared browser it expires earlier.
 */
export function storeSellerListings(
  request: FastifyRequest,
  reply: FastifyReply,
  ids: readonly string[],
  deps: CookieDeps,
  ttlSeconds: number = COOKIE_TTL_SECONDS,
): void {
  if (ids.length > 0)
    addSignedItems(request, reply, { name: COOKIE_NAME, items: ids, ttlSeconds }, deps);
}
