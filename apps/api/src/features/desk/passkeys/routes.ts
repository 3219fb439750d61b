import {
  deskDone,
  deskSessionResponse,
  exactText,
  passkeyAcceptBody,
  passkeyBody,
  passkeyInvitationBody,
  passkeyOptionsResponse,
  passkeySessionBody,
  passkeysResponse,
  savedPasskeyResponse,
} from '@tractor-haat/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type App, toResponseSchemas } from '../../../core/server/app.ts';
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

const MAX_ID_LENGTH = 2000;

const params = z.object({ id: exactText().max(MAX_ID_LENGTH) });

type PasskeyRouteDeps = DeskRouteDeps & { publicOrigin: string | undefined };

export function addPasskeyRoutes(app: App, deps: PasskeyRouteDeps): void {
  addPasskeySettingsRoutes(app, deps);
  addPasskeySessionRoutes(app, deps);
  addPasskeyInvitationRoutes(app, deps);
}

function addPasskeySettingsRoutes(app: App, deps: PasskeyRouteDeps): void {
  const { db, guard, isProduction, tags } = deps;
  const onRequest = guard.requireRights();
  app.get(
    '/passkeys',
    {
      onRequest,
      schema: {
        summary: 'Lists the passkeys of the signed-in member of staff',
        tags,
        response: toResponseSchemas(passkeysResponse),
      },
    },
    async (request) => toResponse(await listPasskeys(db, guard.getUser(request))),
  );
  app.post(
    '/passkeys/options',
    {
      onRequest,
      schema: {
        summary: 'Returns the WebAuthn options for creating a passkey',
        tags,
        response: toResponseSchemas(passkeyOptionsResponse),
      },
    },
    async (request) => {
      const relyingParty = readRelyingParty(deps, request);
      const options = await createPasskeyOptions(deps, relyingParty, guard.getUser(request));
      return toResponse({ ...options });
    },
  );
  app.post(
    '/passkeys',
    {
      onRequest,
      schema: {
        summary: 'Verifies and stores a new passkey',
        tags,
        body: passkeyBody,
        response: toResponseSchemas(savedPasskeyResponse),
      },
    },
    async (request) => {
      const user = guard.getUser(request);
      const session = deskCookie.read(request, isProduction) ?? '';
      const newKey = { ...request.body, session };
      const relyingParty = readRelyingParty(deps, request);
      return toResponse(await addPasskey(deps, relyingParty, user, newKey), 'Saved.');
    },
  );
  app.delete(
    '/passkeys/:id',
    {
      onRequest,
      schema: { summary: 'Deletes a passkey', tags, params, response: toResponseSchemas(deskDone) },
    },
    async (request) => {
      await removePasskey(deps, guard.getUser(request), request.params.id);
      return toDoneResponse('Removed.');
    },
  );
}

function addPasskeySessionRoutes(app: App, deps: PasskeyRouteDeps): void {
  const { tags } = deps;
  app.post(
    '/session/passkey/options',
    {
      schema: {
        summary: 'Returns the WebAuthn options for signing in',
        tags,
        response: toResponseSchemas(passkeyOptionsResponse),
      },
    },
    async (request) => {
      const relyingParty = readRelyingParty(deps, request);
      const options = await createSignInOptions(deps, relyingParty, request.ip);
      return toResponse({ ...options });
    },
  );
  app.post(
    '/session/passkey',
    {
      schema: {
        summary: 'Signs in with a passkey',
        tags,
        body: passkeySessionBody,
        response: toResponseSchemas(deskSessionResponse),
      },
    },
    async (request, reply) => {
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
    },
  );
}

function addPasskeyInvitationRoutes(app: App, deps: PasskeyRouteDeps): void {
  const { tags } = deps;
  app.post(
    '/invitations/passkey/options',
    {
      schema: {
        summary: 'Returns the WebAuthn options for accepting an invitation',
        tags,
        body: passkeyInvitationBody,
        response: toResponseSchemas(passkeyOptionsResponse),
      },
    },
    async (request) => {
      const relyingParty = readRelyingParty(deps, request);
      const options = await createInvitationOptions(deps, relyingParty, request.body);
      return toResponse({ ...options });
    },
  );
  app.post(
    '/invitations/passkey',
    {
      schema: {
        summary: 'Accepts an invitation with a passkey instead of a password and codes',
        tags,
        body: passkeyAcceptBody,
        response: toResponseSchemas(deskDone),
      },
    },
    async (request) => {
      await acceptByPasskey(deps, readRelyingParty(deps, request), request.body);
      return toDoneResponse('You can sign in now.');
    },
  );
}

/** The header is present, because `addOriginRequiredHook` requires it. */
const readRelyingParty = ({ publicOrigin }: PasskeyRouteDeps, { headers }: FastifyRequest) =>
  createRelyingParty(publicOrigin, headers.origin ?? '');

const toDoneResponse = (message: string) => ({ success: true as const, data: null, message });

const toResponse = <T>(data: T, message = '') => ({ success: true as const, data, message });
