import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../browser/cookies.ts';

/** The prefix makes browsers refuse it from any other host and without HTTPS. */
const nameIn = (isProduction: boolean) => (isProduction ? '__Host-desk' : 'desk');

const FORM = /^[\w-]{43}$/;

/** The id in the request's cookie; undefined without one. */
export function deskSessionOf(request: FastifyRequest, isProduction: boolean): string | undefined {
  const id = cookieOf(request, nameIn(isProduction));
  return id !== undefined && FORM.test(id) ? id : undefined;
}

/** Gives the browser an id for so many seconds; for 0 it forgets the one that it has. No link of another site sends it. */
export function setDeskCookie(
  reply: FastifyReply,
  isProduction: boolean,
  id: string,
  seconds: number,
): void {
  const secure = isProduction ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameIn(isProduction)}=${id}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  );
}
