import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { appNameSchema, versionSchema } from './app-name-schema.ts';
import { countSchema, createPatternSchema, parseJson } from './parse-json.ts';

const digestSchema = createPatternSchema(/^[0-9a-f]{96}$/, 'a hexadecimal digest');
export const previewPathSchema = createPatternSchema(/^\/([^/\\].*)?$/, 'a path of this site');

export const previewedVersionSchema = z.object({
  name: appNameSchema,
  version: versionSchema,
  digest: digestSchema,
});

/** A previewed version. The digest binds the link to the exact content. */
export type PreviewedVersion = z.infer<typeof previewedVersionSchema>;

const commonFields = { apps: z.array(previewedVersionSchema), until_ms: countSchema };

/**
 * Content of a link, which also contains the first path to open. `until_ms` is its expiry in milliseconds since the
 * epoch.
 */
const linkSchema = z.object({ ...commonFields, path: previewPathSchema });

const cookieSchema = z.object(commonFields);

export type PreviewLink = z.infer<typeof linkSchema>;
export type PreviewCookie = z.infer<typeof cookieSchema>;

interface PreviewTokens {
  readonly link: PreviewLink;
  readonly cookie: PreviewCookie;
}

type PreviewPurpose = keyof PreviewTokens;

/** A token is valid only for its purpose: the token of a link is rejected as a cookie. */
const schemas: { [Purpose in PreviewPurpose]: z.ZodType<PreviewTokens[Purpose]> } = {
  link: linkSchema,
  cookie: cookieSchema,
};

/** Validates the content of a token whose signature is verified. Throws a RegistryError if it is invalid. */
const parsePreview = <Purpose extends PreviewPurpose>(
  purpose: Purpose,
  source: string,
): PreviewTokens[Purpose] => parseJson(source, schemas[purpose], `a preview's ${purpose}`);

const MAX_TOKEN_LENGTH = 4000;

const computeSignature = (key: string, purpose: PreviewPurpose, content: string) =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`preview ${purpose} ${content}`).digest();

/**
 * Creates a signed token for a link or a cookie. Its content is not encrypted. Throws a RegistryError if `preview` is
 * invalid.
 */
export function signPreview<Purpose extends PreviewPurpose>(
  key: string,
  purpose: Purpose,
  preview: PreviewTokens[Purpose],
): string {
  const text = JSON.stringify(preview);
  parsePreview(purpose, text);
  const content = Buffer.from(text).toString('base64url');
  return `${content}.${computeSignature(key, purpose, content).toString('base64url')}`;
}

/**
 * Returns the content of a token. Returns null if its signature is invalid, if it was signed for the other purpose, or
 * if it has expired.
 */
export function verifyPreview<Purpose extends PreviewPurpose>(
  key: string,
  purpose: Purpose,
  token: string,
  now_ms = Date.now(),
): PreviewTokens[Purpose] | null {
  const [content = '', signature = '', ...surplus] = token.split('.');
  if (token.length > MAX_TOKEN_LENGTH || surplus.length > 0) return null;
  const expected = computeSignature(key, purpose, content);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const preview = parsePreview(purpose, Buffer.from(content, 'base64url').toString('utf8'));
  return preview.until_ms > now_ms ? preview : null;
}
