import type { FastifyReply, FastifyRequest } from 'fastify';

/** The prefix makes browsers refuse it from any other host and without HTTPS. */
const nameIn = (isProduction: boolean) => (isProduction ? '__Host-session' : 'session');

const FORM = /^[\w-]{43}$/;

/** The id in the request's cookie; undefined without one. */
export function sessionIdOf({ headers }: FastifyRequest, isProduction: boolean) {
  const start = `${nameIn(isProduction)}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const id = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return id !== undefined && FORM.test(id) ? id : undefined;
}

/** Gives the browser an id for so many seconds; for 0 it forgets the one that it has. */
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
