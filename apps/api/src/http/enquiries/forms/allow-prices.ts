import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSeconds } from '../../../shared/clock.ts';
import { readSigned, sign } from '../../../shared/secrets/sign.ts';
import { type CookieDeps, readCookie, setCookie } from '../../visitor/read-cookie.ts';

const COOKIE_NAME = 'prices';
const COOKIE_TTL_SECONDS = 30 * 60;

/** Lets the browser see prices of suggestions. The same value for all visitors identifies none of them. */
export function allowPrices(reply: FastifyReply, { key, clock, isProduction }: CookieDeps) {
  const value = sign(key, COOKIE_NAME, 'shown', addSeconds(clock(), COOKIE_TTL_SECONDS));
  setCookie(reply, { name: COOKIE_NAME, value, seconds: COOKIE_TTL_SECONDS, isProduction });
}

export function canSeePrices(request: FastifyRequest, { key, clock }: CookieDeps): boolean {
  return readSigned(key, COOKIE_NAME, readCookie(request, COOKIE_NAME) ?? '', clock()) === 'shown';
}
