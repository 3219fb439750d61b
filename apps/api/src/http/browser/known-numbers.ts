import type { FastifyReply, FastifyRequest } from 'fastify';
import { later } from '../../shared/clock.ts';
import { numberMark } from '../../shared/secrets/number-mark.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';
import { type CookieDeps, cookieOf, setCookie } from './cookies.ts';

const LIFE_SECONDS = 180 * 24 * 3600;

/** A family's phone, or a shop's computer; the oldest is forgotten first. */
const MOST = 6;

/**
 * What a browser may be known for: `proven` numbers, whose code was typed in it; `signed_in` to the account of a
 * number at some time before.
 */
export type KnownFor = 'proven' | 'signed_in';

/** True when this browser is known for the number; for 180 days. */
export function isKnown(
  request: FastifyRequest,
  what: KnownFor,
  mobile: string,
  deps: CookieDeps,
): boolean {
  return entriesIn(request, what, deps).some(
    ({ mark }) => mark === numberMark(deps.key, what, mobile),
  );
}

/** The mark of the number that was proven in this browser last; undefined without one. */
export function newestProven(request: FastifyRequest, deps: CookieDeps): string | undefined {
  return entriesIn(request, 'proven', deps)[0]?.mark;
}

/** From now on it is. The cookie holds keyed hashes with their ends, and no number. */
export function rememberNumber(
  request: FastifyRequest,
  reply: FastifyReply,
  what: KnownFor,
  mobile: string,
  deps: CookieDeps,
): void {
  const { key, clock, isProduction } = deps;
  const until = later(clock(), LIFE_SECONDS);
  const mark = numberMark(key, what, mobile);
  const others = entriesIn(request, what, deps).filter((entry) => entry.mark !== mark);
  const entries = [{ mark, seconds: Math.floor(until.getTime() / 1000) }, ...others];
  const text = entries.slice(0, MOST).map((entry) => `${entry.mark}.${entry.seconds}`);
  const value = sign(key, what, text.join(' '), until);
  setCookie(reply, { name: what, value, seconds: LIFE_SECONDS, isProduction });
}

function entriesIn(request: FastifyRequest, what: KnownFor, { key, clock }: CookieDeps) {
  const now = clock();
  const text = readSigned(key, what, cookieOf(request, what) ?? '', now) ?? '';
  return text
    .split(' ')
    .map((entry) => entry.split('.'))
    .map(([mark = '', seconds = '']) => ({ mark, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds * 1000 > now.getTime());
}
