import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Seller } from '../../../domain/selling/listings/save-listing.ts';
import type { Claim } from '../../../shared/idempotency/claim.ts';
import { ensureVisitorHash, isVerifiedBrowser } from '../../visitor/read-code-requester.ts';
import type { CookieDeps } from '../../visitor/read-cookie.ts';
import { readVisitorId } from '../../visitor/read-visitor-id.ts';

export function readSeller(request: FastifyRequest, deps: CookieDeps): Omit<Seller, 'claim'> {
  return {
    address: request.ip,
    hasVerified: (mobile) => isVerifiedBrowser(request, mobile, deps),
    browser: readVisitorId(request, deps),
  };
}

export function ensureSeller(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  claim: Claim | null,
): Seller {
  return {
    ...readSeller(request, deps),
    claim,
    browser: ensureVisitorHash(request, reply, deps, claim),
  };
}
