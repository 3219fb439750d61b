import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../shared/clock.ts';

export type CookieDeps = { key: string; clock: Clock; isProduction: boolean };

type Cookie = { name: string; value: string; seconds: number; isProduction: boolean };

/** The value of the browser's cookie with this name; undefined without one. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  return parseCookie(headers.cookie ?? '')[name];
}

/** Sets a cookie that is limited to the API's path and hidden from scripts. */
export function setCookie(reply: FastifyReply, { name, value, seconds, isProduction }: Cookie) {
  const secure = isProduction ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  );
}
