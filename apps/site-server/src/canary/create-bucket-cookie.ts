import { randomInt } from 'node:crypto';
import { BUCKET_COUNT } from '@tractor-haat/registry';
import { parseCookie } from 'cookie';

const COOKIE_NAME = 'bucket';

const MAX_AGE_SECONDS = 30 * 86_400;

const BUCKET_PATTERN = /^\d{1,2}$/;

export function readBucket(cookies: string | undefined): number | null {
  const digits = parseCookie(cookies ?? '')[COOKIE_NAME] ?? '';
  return BUCKET_PATTERN.test(digits) ? Number(digits) : null;
}

export function createBucketCookie(origin: string): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return `${COOKIE_NAME}=${randomInt(BUCKET_COUNT)}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`;
}
