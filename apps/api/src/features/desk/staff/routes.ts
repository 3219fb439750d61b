import { endpoints } from '@tractor-haat/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../core/server/app.ts';
import { isRecognisedNumber, storeRecognisedNumber } from '../../../core/visitor/read-visitor.ts';
import type { ConsumeCredentials } from '../desk-deps.ts';
import { type DeskRouteDeps, deskCookie } from '../guard.ts';
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
  const { db, clock, guard, origin, sendInvitation } = deps;
  const onRequest = guard.requireRights('staff');
  app.endpoint(endpoints.createInvitation, { onRequest }, async (request) => {
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
  });
  app.endpoint(endpoints.listInvitations, { onRequest }, async () => ({
    success: true as const,
    data: await listInvitations(db, clock()),
    message: '',
  }));
  app.endpoint(endpoints.deleteInvitation, { onRequest }, async (request) => {
    await revokeInvitation(deps, guard.getUser(request), request.params.id);
    return { success: true as const, data: null, message: 'Revoked.' };
  });
}

function addInvitationAcceptRoutes(app: App, deps: StaffRouteDeps): void {
  app.endpoint(endpoints.acceptInvitation, async (request) => ({
    success: true as const,
    data: await acceptInvitation(deps, request.body),
    message: 'Now prove that your codes work.',
  }));
  app.endpoint(endpoints.confirmInvitation, async (request) => {
    await confirmInvitation(deps, request.body);
    return { success: true as const, data: null, message: 'You can sign in now.' };
  });
}

function addMemberRoutes(app: App, deps: StaffRouteDeps): void {
  const { db, guard } = deps;
  const onRequest = guard.requireRights('staff');
  app.endpoint(endpoints.listStaff, { onRequest }, async () => ({
    success: true as const,
    data: await listStaff(db),
    message: '',
  }));
  app.endpoint(endpoints.changeStaffMember, { onRequest }, async (request) => ({
    success: true as const,
    data: await changeStaff(deps, guard.getUser(request), request.params.id, request.body),
    message: 'Changed.',
  }));
  app.endpoint(endpoints.endStaffSessions, { onRequest }, async (request) => {
    await endSessions(deps, guard.getUser(request), request.params.id);
    return { success: true as const, data: null, message: 'Signed out everywhere.' };
  });
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
  const { sessions, guard, isProduction } = deps;
  app.endpoint(endpoints.signInStaff, async (request, reply) => {
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
  });
  app.endpoint(endpoints.getStaffSession, { onRequest: guard.requireRights() }, async (request) => {
    const { id, name, role } = guard.getUser(request);
    return { success: true as const, data: { id, name, role }, message: '' };
  });
  app.endpoint(endpoints.signOutStaff, async (request, reply) => {
    const id = deskCookie.read(request, isProduction);
    if (id !== undefined) await sessions.end(id);
    deskCookie.set(reply, isProduction, '', 0);
    return { success: true as const, data: null, message: 'Signed out.' };
  });
}
