import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Clock, later } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';

const NAME = 'prices';
const LIFE_SECONDS = 30 * 60;

export type PriceCookieDeps = { key: string; clock: Clock; isProduction: boolean };

/** Lets this browser see prices of suggested implements for half an hour; says nothing about who it is. */
export function allowPrices(reply: FastifyReply, { key, clock, isProduction }: PriceCookieDeps) {
  const value = sign(key, 'prices', 'shown', later(clock(), LIFE_SECONDS));
  const secure = isProduction ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Max-Age=${LIFE_SECONDS}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** True when a code was verified in this browser within the last half hour. */
export function maySeePrices({ headers }: FastifyRequest, { key, clock }: PriceCookieDeps) {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((one) => one.startsWith(`${NAME}=`));
  if (pair === undefined) return false;
  return readSigned(key, 'prices', pair.slice(NAME.length + 1), clock()) === 'shown';
}
