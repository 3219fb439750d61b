import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeRequester } from '../../domain/people/codes/code-service.ts';
import type { Claim } from '../../shared/idempotency/claim.ts';
import { isRecognisedNumber } from './is-recognised-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { ensureVisitorId, readVisitorId } from './read-visitor-id.ts';

/** A verified browser has a separate code quota, so that strangers cannot lock it out. */
export function isVerifiedBrowser(
  request: FastifyRequest,
  mobile: string,
  deps: CookieDeps,
): boolean {
  return (
    isRecognisedNumber(request, 'proven', mobile, deps) ||
    isRecognisedNumber(request, 'signed_in', mobile, deps)
  );
}

export function readCodeRequester(
  request: FastifyRequest,
  mobile: string,
  deps: CookieDeps,
): CodeRequester {
  const isVerified = isVerifiedBrowser(request, mobile, deps);
  return { address: request.ip, isVerified, browser: readVisitorId(request, deps) };
}

/** A claim already contains the visitor id. Otherwise the cookie is set. */
export const ensureVisitorHash = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  claim: Claim | null,
): string => claim?.browser ?? ensureVisitorId(request, reply, deps);
