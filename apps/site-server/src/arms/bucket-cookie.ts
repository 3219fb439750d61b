import { randomInt } from 'node:crypto';
import { BUCKETS } from '@tractor-haat/registry';
import { parseCookie } from 'cookie';

const NAME = 'bucket';

/** A visitor stays in the same bucket for this long. */
const LIFE_SECONDS = 30 * 86_400;

const FORM = /^\d{1,2}$/;

/** The visitor's bucket; null for crawlers and first visits. */
export function bucketIn(cookies: string | undefined): number | null {
  const digits = parseCookie(cookies ?? '')[NAME] ?? '';
  return FORM.test(digits) ? Number(digits) : null;
}

/** `Set-Cookie` value with a random bucket out of 100. */
export function newBucket(origin: string): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return `${NAME}=${randomInt(BUCKETS)}; Max-Age=${LIFE_SECONDS}; ${attributes}`;
}
