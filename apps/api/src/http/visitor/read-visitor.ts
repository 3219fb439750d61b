import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../domain/enquiries/forms/browser.ts';
import { isRecognisedNumber } from './is-recognised-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { ensureVisitorId, readVisitorId } from './read-visitor-id.ts';

export function readVisitor(request: FastifyRequest, deps: CookieDeps): Browser {
  return createVisitor(readVisitorId(request, deps) ?? '', request, deps);
}

export function ensureVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
): Browser {
  return createVisitor(ensureVisitorId(request, reply, deps), request, deps);
}

export function createVisitor(id: string, request: FastifyRequest, deps: CookieDeps): Browser {
  return {
    name: id,
    hasVerified: (mobile) => isRecognisedNumber(request, 'proven', mobile, deps),
  };
}
