import type { FastifyReply, FastifyRequest } from 'fastify';
import { later } from '../../../shared/clock.ts';
import { readSigned, sign } from '../../../shared/secrets/signed.ts';
import { type CookieDeps, readCookie, setCookie } from '../../browser/cookies.ts';

const NAME = 'prices';
const LIFE_SECONDS = 30 * 60;

/** Lets this browser see prices of suggested implements for half an hour, without identifying it. */
export function allowPrices(reply: FastifyReply, { key, clock, isProduction }: CookieDeps) {
  const value = sign(key, NAME, 'shown', later(clock(), LIFE_SECONDS));
  setCookie(reply, { name: NAME, value, seconds: LIFE_SECONDS, isProduction });
}

/** True if a code was verified in this browser within the last half hour. */
export function maySeePrices(request: FastifyRequest, { key, clock }: CookieDeps): boolean {
  return readSigned(key, NAME, readCookie(request, NAME) ?? '', clock()) === 'shown';
}
