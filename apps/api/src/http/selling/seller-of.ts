import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seller } from '../../domain/selling/save-listing.ts';
import type { Claim } from '../../shared/once/claim.ts';
import { browserOf } from '../browser/browser-name.ts';
import type { CookieDeps } from '../browser/cookies.ts';
import { knowsNumber, namedBy } from '../browser/known-from.ts';

/** Who sends a listing, as far as the request and its cookies say. */
export function sellerOf(request: FastifyRequest, deps: CookieDeps): Omit<Seller, 'claim'> {
  return {
    address: request.ip,
    hasProven: (mobile) => knowsNumber(request, mobile, deps),
    browser: browserOf(request, deps),
  };
}

/** The same of a request of which something remains: its browser gets a name. */
export function namedSellerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  claim: Claim | null,
): Seller {
  return { ...sellerOf(request, deps), claim, browser: namedBy(request, reply, deps, claim) };
}
