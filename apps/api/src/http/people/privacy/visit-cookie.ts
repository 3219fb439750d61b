import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISIT_SECONDS } from '../../../domain/people/privacy/visits/visit.ts';
import { readCookie, setCookie } from '../../browser/cookies.ts';

const NAME = 'my_data';

/** The random name of a visit, which only this cookie contains; undefined if malformed. */
export function visitIn(request: FastifyRequest): string | undefined {
  const id = readCookie(request, NAME);
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined;
}

export function setVisit(reply: FastifyReply, isProduction: boolean, id: string): void {
  setCookie(reply, { name: NAME, value: id, seconds: VISIT_SECONDS, isProduction });
}

export function forgetVisit(reply: FastifyReply, isProduction: boolean): void {
  setCookie(reply, { name: NAME, value: '', seconds: 0, isProduction });
}
