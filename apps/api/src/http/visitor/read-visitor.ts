import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../domain/enquiries/forms/browser.ts';
import { isRecognisedNumber } from './is-recognised-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { ensureVisitorId, readVisitorId } from './read-visitor-id.ts';

/** The browser according to its cookies; one without a name has sent nothing before. */
export function readVisitor(request: FastifyRequest, deps: CookieDeps): Browser {
  return visitorWithId(readVisitorId(request, deps) ?? '', request, deps);
}

/** The same for a browser that sends something: sets the cookie if needed. */
export function ensureVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: CookieDeps,
): Browser {
  return visitorWithId(ensureVisitorId(request, reply, deps), request, deps);
}

/** The same for a known name hash. */
export function visitorWithId(name: string, request: FastifyRequest, deps: CookieDeps): Browser {
  return { name, hasVerified: (mobile) => isRecognisedNumber(request, 'proven', mobile, deps) };
}
