import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../shared/clock.ts';

export type CookieDeps = { key: string; clock: Clock; isProduction: boolean };

type Cookie = {
  name: string;
  value: string;
  /** `Max-Age`. 0 deletes the cookie. */
  seconds: number;
  isProduction: boolean;
  path?: '/' | '/api';
  sameSite?: 'Lax' | 'Strict';
};

export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  return parseCookie(headers.cookie ?? '')[name];
}

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

const SESSION_ID_PATTERN = /^[\w-]{43}$/;

export function createSessionCookie({
  name,
  sameSite,
}: Required<Pick<Cookie, 'name' | 'sameSite'>>) {
  // Browsers accept the prefix `__Host-` only over HTTPS and only for this host.
  const toCookieName = (isProduction: boolean) => (isProduction ? `__Host-${name}` : name);
  return {
    read(request: FastifyRequest, isProduction: boolean): string | undefined {
      const id = readCookie(request, toCookieName(isProduction));
      return id !== undefined && SESSION_ID_PATTERN.test(id) ? id : undefined;
    },
    set(reply: FastifyReply, isProduction: boolean, id: string, seconds: number): void {
      const cookie = { name: toCookieName(isProduction), value: id, seconds, isProduction };
      setCookie(reply, { ...cookie, path: '/', sameSite });
    },
  };
}
