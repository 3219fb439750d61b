import { z } from 'zod';
import { exactText, storableJson, text } from '../text.ts';
import { deskResponse } from './desk-response.ts';

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

/** POST /api/desk/passkeys */
export const passkeyBody = z.object({ name, response: passkeyResponse });

/** POST /api/desk/session/passkey */
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

export type Passkey = z.output<typeof passkey>;
export type PasskeyResponse = z.output<typeof passkeyResponse>;
