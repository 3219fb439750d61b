import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashNumber } from '../../shared/secrets/hash-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { addSignedItems, readSignedItems } from './read-signed-items.ts';

const COOKIE_TTL_SECONDS = 180 * 24 * 3600;

/**
 * Relations of a browser to a number: `proven` after a code of the number was entered in it, `signed_in` after a
 * sign-in to the account of the number, `desk_signed_in` after a sign-in with the e-mail address of staff. They are
 * also names of cookies.
 */
export type RecognitionKind = 'proven' | 'signed_in' | 'desk_signed_in';

/** True if this browser has the relation to the number; it lasts 180 days. */
export function isRecognisedNumber(
  request: FastifyRequest,
  kind: RecognitionKind,
  mobile: string,
  deps: CookieDeps,
): boolean {
  return readSignedItems(request, kind, deps).includes(hashNumber(deps.key, kind, mobile));
}

/** Keyed hash of the number that was last verified in this browser; undefined without one. */
export function readLastVerifiedHash(
  request: FastifyRequest,
  deps: CookieDeps,
): string | undefined {
  return readSignedItems(request, 'proven', deps)[0];
}

/** Adds the relation. The cookie contains keyed hashes with expiry times, and no number. */
export function storeRecognisedNumber(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: RecognitionKind,
  mobile: string,
  deps: CookieDeps,
): void {
  const items = [hashNumber(deps.key, kind, mobile)];
  addSignedItems(request, reply, { name: kind, items, ttlSeconds: COOKIE_TTL_SECONDS }, deps);
}
