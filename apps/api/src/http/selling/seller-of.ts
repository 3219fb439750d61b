import type { FastifyRequest } from 'fastify';
import type { Seller } from '../../domain/selling/save-listing.ts';
import type { CookieDeps } from '../browser/cookies.ts';
import { knowsNumber } from '../browser/known-from.ts';

/** Who sends a listing, as far as the request and its cookies say. */
export function sellerOf(request: FastifyRequest, deps: CookieDeps): Omit<Seller, 'claim'> {
  return { address: request.ip, hasProven: (mobile) => knowsNumber(request, mobile, deps) };
}
