import { endpoints } from '@tractor-haat/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../../core/server/app.ts';
import { type DeskRouteDeps, deskCookie } from '../guard.ts';
import { beginDeskSession } from '../staff/routes.ts';
import {
  acceptByPasskey,
  addPasskey,
  createInvitationOptions,
  createPasskeyOptions,
  listPasskeys,
  removePasskey,
} from './add-passkey.ts';
import { createRelyingParty, createSignInOptions, signInByPasskey } from './sign-in-by-passkey.ts';

type PasskeyRouteDeps = DeskRouteDeps & { publicOrigin: string | undefined };

export function addPasskeyRoutes(app: App, deps: PasskeyRouteDeps): void {
  addPasskeySettingsRoutes(app, deps);
  addPasskeySessionRoutes(app, deps);
  addPasskeyInvitationRoutes(app, deps);
}

function addPasskeySettingsRoutes(app: App, deps: PasskeyRouteDeps): void {
  const { db, guard, isProduction } = deps;
  const onRequest = guard.requireRights();
  app.endpoint(endpoints.listPasskeys, { onRequest }, async (request) =>
    toResponse(await listPasskeys(db, guard.getUser(request))),
  );
  app.endpoint(endpoints.createPasskeyOptions, { onRequest }, async (request) => {
    const relyingParty = readRelyingParty(deps, request);
    const options = await createPasskeyOptions(deps, relyingParty, guard.getUser(request));
    return toResponse({ ...options });
  });
  app.endpoint(endpoints.savePasskey, { onRequest }, async (request) => {
    const user = guard.getUser(request);
    const session = deskCookie.read(request, isProduction) ?? '';
    const newKey = { ...request.body, session };
    const relyingParty = readRelyingParty(deps, request);
    return toResponse(await addPasskey(deps, relyingParty, user, newKey), 'Saved.');
  });
  app.endpoint(endpoints.deletePasskey, { onRequest }, async (request) => {
    await removePasskey(deps, guard.getUser(request), request.params.id);
    return toDoneResponse('Removed.');
  });
}

function addPasskeySessionRoutes(app: App, deps: PasskeyRouteDeps): void {
  app.endpoint(endpoints.createSignInPasskeyOptions, async (request) => {
    const relyingParty = readRelyingParty(deps, request);
    const options = await createSignInOptions(deps, relyingParty, request.ip);
    return toResponse({ ...options });
  });
  app.endpoint(endpoints.signInStaffWithPasskey, async (request, reply) => {
    const credentials = { ...request.body, address: request.ip };
    const consumeCredentials = await signInByPasskey(
      deps,
      readRelyingParty(deps, request),
      credentials,
    );
    return toResponse(
      await beginDeskSession(deps, request, reply, consumeCredentials),
      'Signed in.',
    );
  });
}

function addPasskeyInvitationRoutes(app: App, deps: PasskeyRouteDeps): void {
  app.endpoint(endpoints.createInvitationPasskeyOptions, async (request) => {
    const relyingParty = readRelyingParty(deps, request);
    const options = await createInvitationOptions(deps, relyingParty, request.body);
    return toResponse({ ...options });
  });
  app.endpoint(endpoints.acceptInvitationWithPasskey, async (request) => {
    await acceptByPasskey(deps, readRelyingParty(deps, request), request.body);
    return toDoneResponse('You can sign in now.');
  });
}

/** The header is present, because `addOriginRequiredHook` requires it. */
const readRelyingParty = ({ publicOrigin }: PasskeyRouteDeps, { headers }: FastifyRequest) =>
  createRelyingParty(publicOrigin, headers.origin ?? '');

const toDoneResponse = (message: string) => ({ success: true as const, data: null, message });

const toResponse = <T>(data: T, message = '') => ({ success: true as const, data, message });
