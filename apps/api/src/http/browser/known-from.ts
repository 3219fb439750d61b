import type { FastifyRequest } from 'fastify';
import type { From } from '../../domain/codes/code.ts';
import type { CookieDeps } from './cookies.ts';
import { isKnown } from './known-numbers.ts';

/** True when the number was proven in this browser, or it signed in with it: strangers do not lock it out. */
export function knowsNumber(request: FastifyRequest, mobile: string, deps: CookieDeps): boolean {
  return isKnown(request, 'proven', mobile, deps) || isKnown(request, 'signed_in', mobile, deps);
}

/** Where something about a number comes from. */
export function fromOf(request: FastifyRequest, mobile: string, deps: CookieDeps): From {
  return { address: request.ip, isKnown: knowsNumber(request, mobile, deps) };
}
