import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Browser } from '../../domain/enquiries/forms/browser.ts';
import { isRecognisedNumber } from './is-recognised-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { ensureVisitorId, readVisitorId } from './read-visitor-id.ts';

/** Reads the browser from its cookies; its name is empty if it has written nothing before. */
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

/** The same, with the hash of the name. */
export function visitorWithId(name: string, request: FastifyRequest, deps: CookieDeps): Browser {
  return { name, hasVerified: (mobile) => isRecognisedNumber(request, 'proven', mobile, deps) };
}
