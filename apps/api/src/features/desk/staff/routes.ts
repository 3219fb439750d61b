import {
  acceptBody,
  acceptResponse,
  confirmBody,
  deskDone,
  deskSessionBody,
  deskSessionResponse,
  invitationBody,
  invitationResponse,
  invitationsResponse,
  staffBody,
  staffMemberResponse,
  staffResponse,
} from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
import { isRecognisedNumber, storeRecognisedNumber } from '../../../core/visitor/read-visitor.ts';
import type { ConsumeCredentials } from '../desk-deps.ts';
import { type DeskRouteDeps, deskCookie, idParams } from '../guard.ts';
import { acceptInvitation, confirmInvitation } from './accept-invitation.ts';
import { changeStaff, endSessions, listStaff } from './change-staff.ts';
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
  type SendInvitation,
} from './create-invitation.ts';
import { DESK_SESSION_SECONDS, signIn, toStaffEmail } from './desk-sessions.ts';

type StaffRouteDeps = DeskRouteDeps & { origin: string; sendInvitation: SendInvitation };

export function addStaffRoutes(app: App, deps: StaffRouteDeps): void {
  addInvitationRoutes(app, deps);
  addInvitationAcceptRoutes(app, deps);
  addMemberRoutes(app, deps);
}

function addInvitationRoutes(app: App, deps: StaffRouteDeps): void {
  const { db, clock, guard, origin, sendInvitation, tags } = deps;
  const onRequest = guard.requireRights('staff');
  app.post(
    '/invitations',
    {
      onRequest,
      schema: {
        summary:
          'Invites a new member of staff, or an existing one to set a new password and second factor',
        tags,
        body: invitationBody,
        response: toResponseSchemas(invitationResponse),
      },
    },
    async (request) => {
      const { email, role } = request.body;
      const inviterId = guard.getUser(request).id;
      const { token, expires_at } = await createInvitation(
        db,
        { ...request.body, inviterId },
        clock(),
      );
      const link = `${origin}/desk/invitation/${token}`;
      const isSent = await sendInvitation({ email, link });
      const data = { email, role, expires_at: expires_at.toISOString() };
      return {
        success: true as const,
        data: isSent ? data : { ...data, link },
        message: isSent ? 'Invited.' : 'Nothing here sends e-mails: hand over the link yourself.',
      };
    },
  );
  app.get(
    '/invitations',
    {
      onRequest,
      schema: {
        summary: 'Lists the open invitations',
        tags,
        response: toResponseSchemas(invitationsResponse),
      },
    },
    async () => ({
      success: true as const,
      data: await listInvitations(db, clock()),
      message: '',
    }),
  );
  app.delete(
    '/invitations/:id',
    {
      onRequest,
      schema: {
        summary: 'Revokes an open invitation',
        tags,
        params: idParams,
        response: toResponseSchemas(deskDone),
      },
    },
    async (request) => {
      await revokeInvitation(deps, guard.getUser(request), request.params.id);
      return { success: true as const, data: null, message: 'Revoked.' };
    },
  );
}

function addInvitationAcceptRoutes(app: App, deps: StaffRouteDeps): void {
  const { tags } = deps;
  app.post(
    '/invitations/accept',
    {
      schema: {
        summary: 'Sets name and password of an invited person and returns the TOTP secret',
        tags,
        body: acceptBody,
        response: toResponseSchemas(acceptResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await acceptInvitation(deps, request.body),
      message: 'Now prove that your codes work.',
    }),
  );
  app.post(
    '/invitations/confirm',
    {
      schema: {
        summary: 'Accepts an invitation with the first TOTP code',
        tags,
        body: confirmBody,
        response: toResponseSchemas(deskDone),
      },
    },
    async (request) => {
      await confirmInvitation(deps, request.body);
      return { success: true as const, data: null, message: 'You can sign in now.' };
    },
  );
}

function addMemberRoutes(app: App, deps: StaffRouteDeps): void {
  const { db, guard, tags } = deps;
  const onRequest = guard.requireRights('staff');
  app.get(
    '/staff',
    {
      onRequest,
      schema: { summary: 'Lists the staff', tags, response: toResponseSchemas(staffResponse) },
    },
    async () => ({ success: true as const, data: await listStaff(db), message: '' }),
  );
  app.patch(
    '/staff/:id',
    {
      onRequest,
      schema: {
        summary: 'Changes the rights of a member of staff and ends all sessions of that person',
        tags,
        params: idParams,
        body: staffBody,
        response: toResponseSchemas(staffMemberResponse),
      },
    },
    async (request) => ({
      success: true as const,
      data: await changeStaff(deps, guard.getUser(request), request.params.id, request.body),
      message: 'Changed.',
    }),
  );
  app.delete(
    '/staff/:id/sessions',
    {
      onRequest,
      schema: {
        summary: 'Ends all sessions of a member of staff',
        tags,
        params: idParams,
        response: toResponseSchemas(deskDone),
      },
    },
    async (request) => {
      await endSessions(deps, guard.getUser(request), request.params.id);
      return { success: true as const, data: null, message: 'Signed out everywhere.' };
    },
  );
}

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
