import { deskDone, deskSessionBody, deskSessionResponse } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsumeCredentials } from '../../domain/desk/desk-deps.ts';
import { DESK_SESSION_SECONDS } from '../../domain/desk/staff/desk-sessions.ts';
import { signIn, toStaffEmail } from '../../domain/desk/staff/sign-in.ts';
import type { App } from '../server/app.ts';
import { toResponseSchemas } from '../server/to-response-schemas.ts';
import { isRecognisedNumber, storeRecognisedNumber } from '../visitor/is-recognised-number.ts';
import { deskCookie } from './desk-cookie.ts';
import type { DeskRouteDeps } from './desk-route-deps.ts';

/** Also sets a cookie that gives this browser a separate quota for failed sign-ins. */
export async function beginDeskSession(
  deps: Pick<DeskRouteDeps, 'sessions' | 'isProduction' | 'key' | 'clock'>,
  request: FastifyRequest,
  reply: FastifyReply,
  consumeCredentials: ConsumeCredentials,
) {
  const { sessions, isProduction } = deps;
  const session = await sessions.begin(deskCookie.read(request, isProduction), consumeCredentials);
  const { id, name, role, email } = session.person;
  deskCookie.set(reply, isProduction, session.id, DESK_SESSION_SECONDS);
  storeRecognisedNumber(request, reply, 'desk_signed_in', email, deps);
  return { id, name, role };
}

export function addDeskSessionRoutes(app: App, deps: DeskRouteDeps): void {
  const { sessions, guard, isProduction, tags } = deps;
  app.post(
    '/session',
    {
      schema: {
        summary: 'Signs in with e-mail address, password and code',
        tags,
        body: deskSessionBody,
        response: toResponseSchemas(deskSessionResponse),
      },
    },
    async (request, reply) => {
      const { body, ip: address } = request;
      const isRecognised = isRecognisedNumber(
        request,
        'desk_signed_in',
        toStaffEmail(body.email),
        deps,
      );
      const consumeCredentials = await signIn(deps, {
        ...body,
        address,
        isRecognised,
      });
      const data = await beginDeskSession(deps, request, reply, consumeCredentials);
      return { success: true as const, data, message: 'Signed in.' };
    },
  );
  app.get(
    '/session',
    {
      onRequest: guard.requireRights(),
      schema: {
        summary: 'Returns the signed-in member of staff',
        tags,
        response: toResponseSchemas(deskSessionResponse),
      },
    },
    async (request) => {
      const { id, name, role } = guard.getUser(request);
      return { success: true as const, data: { id, name, role }, message: '' };
    },
  );
  app.delete(
    '/session',
    { schema: { summary: 'Signs out', tags, response: toResponseSchemas(deskDone) } },
    async (request, reply) => {
      const id = deskCookie.read(request, isProduction);
      if (id !== undefined) await sessions.end(id);
      deskCookie.set(reply, isProduction, '', 0);
      return { success: true as const, data: null, message: 'Signed out.' };
    },
  );
}
