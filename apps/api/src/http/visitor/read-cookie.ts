import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../shared/clock.ts';

export type CookieDeps = { key: string; clock: Clock; isProduction: boolean };

type Cookie = {
  name: string;
  value: string;
  /** Lifetime; 0 deletes the cookie. */
  seconds: number;
  isProduction: boolean;
  path?: '/' | '/api';
  /** Strict: links from other sites do not send it. */
  sameSite?: 'Lax' | 'Strict';
};

/** The value of the browser's cookie with this name; undefined without one. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  return parseCookie(headers.cookie ?? '')[name];
}

/** Sets a cookie that is hidden from scripts, and limited to the API's path unless another one is passed. */
export function setCookie(
  reply: FastifyReply,
  { name, value, seconds, isProduction, path = '/api', sameSite = 'Lax' }: Cookie,
) {
  const secure = isProduction ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=${sameSite}${secure}`,
  );
}

const SESSION_ID = /^[\w-]{43}$/;

/** A cookie with a session's id, for the whole host. */
export function createSessionCookie({
  name,
  sameSite,
}: Required<Pick<Cookie, 'name' | 'sameSite'>>) {
  // Browsers reject a cookie with this prefix from other hosts and without HTTPS.
  const toCookieName = (isProduction: boolean) => (isProduction ? `__Host-${name}` : name);
  return {
    read(request: FastifyRequest, isProduction: boolean): string | undefined {
      const id = readCookie(request, toCookieName(isProduction));
      return id !== undefined && SESSION_ID.test(id) ? id : undefined;
    },
    /** Sets the cookie for this many seconds; 0 deletes it. */
    set(reply: FastifyReply, isProduction: boolean, id: string, seconds: number): void {
      const cookie = { name: toCookieName(isProduction), value: id, seconds, isProduction };
      setCookie(reply, { ...cookie, path: '/', sameSite });
    },
  };
}
