import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../../browser/cookies.ts';

/** Browsers reject a cookie with this prefix from other hosts and without HTTPS. */
const nameIn = (isProduction: boolean) => (isProduction ? '__Host-session' : 'session');

const FORM = /^[\w-]{43}$/;

/** The id in the request's cookie; undefined without one. */
export function readSessionId(request: FastifyRequest, isProduction: boolean): string | undefined {
  const id = cookieOf(request, nameIn(isProduction));
  return id !== undefined && FORM.test(id) ? id : undefined;
}

/** Sets the cookie for this many seconds; 0 deletes it. */
export function setSessionCookie(
  reply: FastifyReply,
  isProduction: boolean,
  id: string,
  seconds: number,
): void {
  const secure = isProduction ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameIn(isProduction)}=${id}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
