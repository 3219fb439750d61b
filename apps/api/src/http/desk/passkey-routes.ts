import {
  deskDone,
  deskSessionAnswer,
  exactText,
  passkeyAcceptBody,
  passkeyAnswer,
  passkeyBody,
  passkeyInvitationBody,
  passkeyOptionsAnswer,
  passkeySessionBody,
  passkeysAnswer,
} from '@tractor-haat/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  acceptByPasskey,
  invitationOptions,
} from '../../domain/desk/passkeys/accept-by-passkey.ts';
import {
  addPasskey,
  ownRegistrationOptions,
  passkeyList,
  removePasskey,
} from '../../domain/desk/passkeys/register-passkey.ts';
import { relyingParty } from '../../domain/desk/passkeys/relying-party.ts';
import { signInByPasskey, signInOptions } from '../../domain/desk/passkeys/sign-in-by-passkey.ts';
import { answers } from '../server/answers.ts';
import type { App } from '../server/app-type.ts';
import { deskCookie } from './desk-cookie.ts';
import type { DeskRoutes } from './desk-routes.ts';
import { beginDeskSession } from './session-routes.ts';

const MAX_ID = 2000;

const params = z.object({ id: exactText().max(MAX_ID) });

type Parts = DeskRoutes & { publicOrigin: string | undefined };

/** Passkeys (WebAuthn): registration, sign-in, removal. */
export function addPasskeyRoutes(app: App, parts: Parts): void {
  const { db, guard, isProduction, publicOrigin, tags } = parts;
  const onRequest = guard.needs();
  /** The origin of every write has been checked against our own. */
  const party = ({ headers }: FastifyRequest) => relyingParty(publicOrigin, headers.origin ?? '');
  const done = (message: string) => ({ success: true as const, data: null, message });
  const toAnswer = <T>(data: T, message = '') => ({ success: true as const, data, message });
  app.get(
    '/passkeys',
    {
      onRequest,
      schema: {
        summary: 'Lists the passkeys of the signed-in member of staff',
        tags,
        response: answers(passkeysAnswer),
      },
    },
    async (request) => toAnswer(await passkeyList(db, guard.asker(request))),
  );
  app.post(
    '/passkeys/options',
    {
      onRequest,
      schema: {
        summary: 'Returns the WebAuthn options for creating a passkey',
        tags,
        response: answers(passkeyOptionsAnswer),
      },
    },
    async (request) =>
      toAnswer({ ...(await ownRegistrationOptions(parts, party(request), guard.asker(request))) }),
  );
  app.post(
    '/passkeys',
    {
      onRequest,
      schema: {
        summary: 'Verifies and stores a new passkey',
        tags,
        body: passkeyBody,
        response: answers(passkeyAnswer),
      },
    },
    async (request) => {
      const asker = guard.asker(request);
      const session = deskCookie.read(request, isProduction) ?? '';
      const made = { ...request.body, session };
      return toAnswer(await addPasskey(parts, party(request), asker, made), 'Saved.');
    },
  );
  app.delete(
    '/passkeys/:id',
    {
      onRequest,
      schema: { summary: 'Deletes a passkey', tags, params, response: answers(deskDone) },
    },
    async (request) => {
      await removePasskey(parts, guard.asker(request), request.params.id);
      return done('Removed.');
    },
  );
  app.post(
    '/session/passkey/options',
    {
      schema: {
        summary: 'Returns the WebAuthn options for signing in',
        tags,
        response: answers(passkeyOptionsAnswer),
      },
    },
    async (request) => toAnswer({ ...(await signInOptions(parts, party(request), request.ip)) }),
  );
  app.post(
    '/session/passkey',
    {
      schema: {
        summary: 'Signs in with a passkey',
        tags,
        body: passkeySessionBody,
        response: answers(deskSessionAnswer),
      },
    },
    async (request, reply) => {
      const credentials = { ...request.body, address: request.ip };
      const prove = await signInByPasskey(parts, party(request), credentials);
      return toAnswer(await beginDeskSession(parts, request, reply, prove), 'Signed in.');
    },
  );
  app.post(
    '/invitations/passkey/options',
    {
      schema: {
        summary: 'Returns the WebAuthn options for accepting an invitation',
        tags,
        body: passkeyInvitationBody,
        response: answers(passkeyOptionsAnswer),
      },
    },
    async (request) =>
      toAnswer({ ...(await invitationOptions(parts, party(request), request.body)) }),
  );
  app.post(
    '/invitations/passkey',
    {
      schema: {
        summary: 'Accepts an invitation with a passkey instead of a password and codes',
        tags,
        body: passkeyAcceptBody,
        response: answers(deskDone),
      },
    },
    async (request) => {
      await acceptByPasskey(parts, party(request), request.body);
      return done('You can sign in now.');
    },
  );
}
