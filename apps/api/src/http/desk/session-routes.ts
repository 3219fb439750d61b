import { deskDone, deskSessionAnswer, deskSessionBody } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInProof } from '../../domain/desk/desk-deps.ts';
import { DESK_SESSION_SECONDS } from '../../domain/desk/staff/desk-sessions.ts';
import { signIn, toStaffEmail } from '../../domain/desk/staff/sign-in.ts';
import { isKnown, rememberNumber } from '../browser/known-numbers.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { deskCookie } from './desk-cookie.ts';
import type { DeskRoutes } from './desk-routes.ts';

/**
 * Creates a session for a verified person and replaces the browser's previous one. The browser then has its own sign-in
 * quota for the e-mail address.
 */
export async function beginDeskSession(
  parts: Pick<DeskRoutes, 'sessions' | 'isProduction' | 'key' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  prove: SignInProof,
) {
  const { sessions, isProduction } = parts;
  const session = await sessions.begin(deskCookie.read(request, isProduction), prove);
  const { id, name, role, email } = session.person;
  deskCookie.set(reply, isProduction, session.id, DESK_SESSION_SECONDS);
  rememberNumber(request, reply, 'desk_signed_in', email, parts);
  return { id, name, role };
}

/** Sign-in, session and sign-out of the desk. */
export function addDeskSessionRoutes(app: App, parts: DeskRoutes): void {
  const { sessions, guard, isProduction, tags } = parts;
  app.post(
    '/session',
    {
      schema: {
        summary: 'Signs in with e-mail address, password and code',
        tags,
        body: deskSessionBody,
        response: answers(deskSessionAnswer),
      },
    },
    async (request, reply) => {
      const { body, ip: address } = request;
      const isKnownHere = isKnown(request, 'desk_signed_in', toStaffEmail(body.email), parts);
      const prove = await signIn(parts, { ...body, address, isKnown: isKnownHere });
      const data = await beginDeskSession(parts, request, reply, prove);
      return { success: true as const, data, message: 'Signed in.' };
    },
  );
  app.get(
    '/session',
    {
      onRequest: guard.needs(),
      schema: {
        summary: 'Returns the signed-in member of staff',
        tags,
        response: answers(deskSessionAnswer),
      },
    },
    async (request) => {
      const { id, name, role } = guard.asker(request);
      return { success: true as const, data: { id, name, role }, message: '' };
    },
  );
  app.delete(
    '/session',
    { schema: { summary: 'Signs out', tags, response: answers(deskDone) } },
    async (request, reply) => {
      const id = deskCookie.read(request, isProduction);
      if (id !== undefined) await sessions.end(id);
      deskCookie.set(reply, isProduction, '', 0);
      return { success: true as const, data: null, message: 'Signed out.' };
    },
  );
}
