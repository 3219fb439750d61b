import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_SECONDS } from '../../../domain/people/privacy/visits/open-my-data-session.ts';
import { readCookie, setCookie } from '../../visitor/read-cookie.ts';

const COOKIE_NAME = 'my_data';

export function readVisitId(request: FastifyRequest): string | undefined {
  const id = readCookie(request, COOKIE_NAME);
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined;
}

export function setVisitCookie(reply: FastifyReply, isProduction: boolean, id: string): void {
  setCookie(reply, { name: COOKIE_NAME, value: id, seconds: SESSION_SECONDS, isProduction });
}

export function deleteVisitCookie(reply: FastifyReply, isProduction: boolean): void {
  setCookie(reply, { name: COOKIE_NAME, value: '', seconds: 0, isProduction });
}
