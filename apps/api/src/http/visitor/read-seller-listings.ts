import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieDeps } from './read-cookie.ts';
import { addSignedItems, readSignedItems } from './read-signed-items.ts';

const COOKIE_NAME = 'listings';

/** Longer than the sale of a tractor takes. */
const COOKIE_TTL_SECONDS = 365 * 24 * 3600;

export const readSellerListings = (request: FastifyRequest, deps: CookieDeps): string[] =>
  readSignedItems(request, COOKIE_NAME, deps);

/** The caller must have verified the number of the listings. `ttlSeconds` is short for browsers that may be shared. */
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
