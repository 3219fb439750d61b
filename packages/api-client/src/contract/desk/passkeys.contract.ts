import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { exactText, storableJson, text } from '../text.ts';
import { deskResponse } from './desk-response.ts';
import { deskDone, deskSessionResponse } from './staff.contract.ts';

const MAX_PART_LENGTH = 20_000;

const token = exactText().max(100);
const name = text().trim().min(1).max(100);

export const passkeyOptionsResponse = deskResponse(z.looseObject({ challenge: z.string() }));

const credentialPart = exactText().max(MAX_PART_LENGTH);

/** WebAuthn credential as JSON. This schema does not verify the signature. */
export const passkeyResponse = z.object({
  id: credentialPart,
  rawId: credentialPart,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.record(exactText().max(100), storableJson).default({}),
  response: z.object({
    clientDataJSON: credentialPart,
    attestationObject: credentialPart.optional(),
    authenticatorData: credentialPart.optional(),
    signature: credentialPart.optional(),
    userHandle: credentialPart.nullish(),
    transports: z.array(exactText().max(30)).max(10).optional(),
  }),
});

export const passkeyBody = z.object({ name, response: passkeyResponse });

export const passkeySessionBody = z.object({ response: passkeyResponse });

/** POST /api/desk/invitations/passkey/options and …/passkey: a passkey instead of password and TOTP. */
export const passkeyInvitationBody = z.object({ token, name });
export const passkeyAcceptBody = z.object({ token, name, response: passkeyResponse });

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
});

export const passkeysResponse = deskResponse(z.array(passkey));
export const savedPasskeyResponse = deskResponse(passkey);

const MAX_ID_LENGTH = 2000;

const passkeyParams = z.object({ id: exactText().max(MAX_ID_LENGTH) });

export const passkeyEndpoints = defineEndpoints({
  listPasskeys: {
    method: 'GET',
    path: '/api/desk/passkeys',
    summary: 'Lists the passkeys of the signed-in member of staff',
    tag: 'desk',
    response: passkeysResponse,
    security: 'staff',
  },
  createPasskeyOptions: {
    method: 'POST',
    path: '/api/desk/passkeys/options',
    summary: 'Returns the WebAuthn options for creating a passkey',
    tag: 'desk',
    response: passkeyOptionsResponse,
    security: 'staff',
  },
  savePasskey: {
    method: 'POST',
    path: '/api/desk/passkeys',
    summary: 'Verifies and stores a new passkey',
    tag: 'desk',
    body: passkeyBody,
    response: savedPasskeyResponse,
    security: 'staff',
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/api/desk/passkeys/:id',
    summary: 'Deletes a passkey',
    tag: 'desk',
    params: passkeyParams,
    response: deskDone,
    security: 'staff',
  },
  createSignInPasskeyOptions: {
    method: 'POST',
    path: '/api/desk/session/passkey/options',
    summary: 'Returns the WebAuthn options for signing in',
    tag: 'desk',
    response: passkeyOptionsResponse,
  },
  signInStaffWithPasskey: {
    method: 'POST',
    path: '/api/desk/session/passkey',
    summary: 'Signs in with a passkey',
    tag: 'desk',
    body: passkeySessionBody,
    response: deskSessionResponse,
  },
  createInvitationPasskeyOptions: {
    method: 'POST',
    path: '/api/desk/invitations/passkey/options',
    summary: 'Returns the WebAuthn options for accepting an invitation',
    tag: 'desk',
    body: passkeyInvitationBody,
    response: passkeyOptionsResponse,
  },
  acceptInvitationWithPasskey: {
    method: 'POST',
    path: '/api/desk/invitations/passkey',
    summary: 'Accepts an invitation with a passkey instead of a password and codes',
    tag: 'desk',
    body: passkeyAcceptBody,
    response: deskDone,
  },
});

export type Passkey = z.output<typeof passkey>;
export type PasskeyResponse = z.output<typeof passkeyResponse>;
