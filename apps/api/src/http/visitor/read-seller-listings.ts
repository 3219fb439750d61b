import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieDeps } from './read-cookie.ts';
import { addSignedItems, readSignedItems } from './read-signed-items.ts';

const COOKIE_NAME = 'listings';

/** A tractor is sold in less than a year. */
const COOKIE_TTL_SECONDS = 365 * 24 * 3600;

/** Lists the ids of the listings that this browser may manage, newest first. */
export const readSellerListings = (request: FastifyRequest, deps: CookieDeps): string[] =>
  readSignedItems(request, COOKIE_NAME, deps);

/**
 * Allows this browser to manage listings. The caller must have verified the number of the listings. The access ends
 * after `ttlSeconds`, which is short if the browser may be shared.
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
