import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashNumber } from '../../shared/secrets/hash-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { addSignedItems, readSignedItems } from './read-signed-items.ts';

const COOKIE_TTL_SECONDS = 180 * 24 * 3600;

/**
 * Name of the cookie that relates a browser to a mobile number or a staff e-mail address. `proven` is set after the
 * one-time code of the number was verified, `signed_in` and `desk_signed_in` after a sign-in.
 */
export type RecognitionKind = 'proven' | 'signed_in' | 'desk_signed_in';

/** True if the cookie of this kind contains the number. */
export function isRecognisedNumber(
  request: FastifyRequest,
  kind: RecognitionKind,
  mobile: string,
  deps: CookieDeps,
): boolean {
  return readSignedItems(request, kind, deps).includes(hashNumber(deps.key, kind, mobile));
}

/** Returns the keyed hash of the number that was verified last in this browser. */
export function readLastVerifiedHash(
  request: FastifyRequest,
  deps: CookieDeps,
): string | undefined {
  return readSignedItems(request, 'proven', deps)[0];
}

/** The cookie contains only keyed hashes of numbers. */
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
