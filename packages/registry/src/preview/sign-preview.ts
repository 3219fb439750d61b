import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PreviewPurpose, type PreviewTokens, parsePreview } from './preview-tokens.ts';

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
