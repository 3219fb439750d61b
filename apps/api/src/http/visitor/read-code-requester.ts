import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CodeRequester } from '../../domain/people/codes/code-service.ts';
import type { Claim } from '../../shared/idempotency/claim.ts';
import { isRecognisedNumber } from './is-recognised-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { ensureVisitorId, readVisitorId } from './read-visitor-id.ts';

/** Such a browser has a separate code quota, so that requests of others for the number cannot lock it out. */
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

/** Reads the properties by which the number of codes is limited. */
export function readCodeRequester(
  request: FastifyRequest,
  mobile: string,
  deps: CookieDeps,
): CodeRequester {
  const isVerified = isVerifiedBrowser(request, mobile, deps);
  return { address: request.ip, isVerified, browser: readVisitorId(request, deps) };
}

/** Returns the visitor id, and sets its cookie if it is missing. */
export const ensureVisitorHash = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  claim: Claim | null,
): string => claim?.browser ?? ensureVisitorId(request, reply, deps);
