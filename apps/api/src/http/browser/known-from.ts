import type { FastifyReply, FastifyRequest } from 'fastify';
import type { From } from '../../domain/codes/code.ts';
import type { Claim } from '../../shared/once/claim.ts';
import { browserOf, nameBrowser } from './browser-name.ts';
import type { CookieDeps } from './cookies.ts';
import { isKnown } from './known-numbers.ts';

/** True when the number was proven in this browser, or it signed in with it: strangers do not lock it out. */
export function knowsNumber(request: FastifyRequest, mobile: string, deps: CookieDeps): boolean {
  return isKnown(request, 'proven', mobile, deps) || isKnown(request, 'signed_in', mobile, deps);
}

/** Where something about a number comes from. */
export function fromOf(request: FastifyRequest, mobile: string, deps: CookieDeps): From {
  const isKnown = knowsNumber(request, mobile, deps);
  return { address: request.ip, isKnown, browser: browserOf(request, deps) };
}

/** The hash of the browser's name, for a request of which something remains: it gets a name when it has none. */
export const namedBy = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
  claim: Claim | null,
): string => claim?.browser ?? nameBrowser(request, reply, deps);
