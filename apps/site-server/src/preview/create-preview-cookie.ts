import { type PreviewedVersion, signPreview, verifyPreview } from '@tractor-haat/registry';
import { parseCookie } from 'cookie';

const COOKIE_NAME = 'preview';

const COOKIE_TTL_MS = 3_600_000;

const formatAttributes = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

export function createPreviewCookie(key: string, origin: string, apps: PreviewedVersion[]): string {
  const token = signPreview(key, 'cookie', { apps, until_ms: Date.now() + COOKIE_TTL_MS });
  return `${COOKIE_NAME}=${token}; Max-Age=${COOKIE_TTL_MS / 1000}; ${formatAttributes(origin)}`;
}

export const clearPreviewCookie = (origin: string) =>
  `${COOKIE_NAME}=; Max-Age=0; ${formatAttributes(origin)}`;

export const readPreviewToken = (header: string | undefined): string | undefined =>
  parseCookie(header ?? '')[COOKIE_NAME];

/** Returns null without a valid, unexpired signature. */
export function readPreviewCookie(key: string, header: string | undefined) {
  const token = readPreviewToken(header);
  return token ? verifyPreview(key, 'cookie', token) : null;
}
