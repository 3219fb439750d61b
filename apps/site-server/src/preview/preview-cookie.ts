import { type PreviewedVersion, signPreview, verifyPreview } from '@tractor-haat/registry';
import { parseCookie } from 'cookie';

const COOKIE_NAME = 'preview';

/** A preview expires, though its link can be opened again. */
const COOKIE_TTL_MS = 3_600_000;

const attributes = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** `Set-Cookie` value of a preview of these versions, valid for one hour. */
export function previewCookie(key: string, origin: string, apps: PreviewedVersion[]): string {
  const token = signPreview(key, 'cookie', { apps, until_ms: Date.now() + COOKIE_TTL_MS });
  return `${COOKIE_NAME}=${token}; Max-Age=${COOKIE_TTL_MS / 1000}; ${attributes(origin)}`;
}

/** `Set-Cookie` value that ends the preview. */
export const clearPreviewCookie = (origin: string) =>
  `${COOKIE_NAME}=; Max-Age=0; ${attributes(origin)}`;

/** Token in a `Cookie` header. */
export const readPreviewToken = (header: string | undefined): string | undefined =>
  parseCookie(header ?? '')[COOKIE_NAME];

/** Versions in the cookie; null without a valid, unexpired signature. */
export function readPreviewCookie(key: string, header: string | undefined) {
  const token = readPreviewToken(header);
  return token ? verifyPreview(key, 'cookie', token) : null;
}
