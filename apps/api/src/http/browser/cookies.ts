import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../shared/clock.ts';

/** What signed cookies are made and read with. */
export type CookieDeps = { key: string; clock: Clock; isProduction: boolean };

type Cookie = { name: string; value: string; seconds: number; isProduction: boolean };

/** The value that the browser sent under this name; undefined without one. */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Gives the browser a cookie that only its calls of the API carry, and no script reads. */
export function setCookie(reply: FastifyReply, { name, value, seconds, isProduction }: Cookie) {
  const secure = isProduction ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${seconds}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  );
}
