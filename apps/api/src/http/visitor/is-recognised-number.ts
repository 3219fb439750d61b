import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashNumber } from '../../shared/secrets/hash-number.ts';
import type { CookieDeps } from './read-cookie.ts';
import { addSignedItems, readSignedItems } from './read-signed-items.ts';

const COOKIE_TTL_SECONDS = 180 * 24 * 3600;

/** Cookies that recognise a mobile number or a staff e-mail address: verified by a code, or used for a sign-in. */
export type RecognitionKind = 'proven' | 'signed_in' | 'desk_signed_in';

export function isRecognisedNumber(
  request: FastifyRequest,
  kind: RecognitionKind,
  numberOrEmail: string,
  deps: CookieDeps,
): boolean {
  return readSignedItems(request, kind, deps).includes(hashNumber(deps.key, kind, numberOrEmail));
}

export function readLastVerifiedHash(
  request: FastifyRequest,
  deps: CookieDeps,
): string | undefined {
  return readSignedItems(request, 'proven', deps)[0];
}

export function storeRecognisedNumber(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: RecognitionKind,
  numberOrEmail: string,
  deps: CookieDeps,
): void {
  const items = [hashNumber(deps.key, kind, numberOrEmail)];
  addSignedItems(request, reply, { name: kind, items, ttlSeconds: COOKIE_TTL_SECONDS }, deps);
}
