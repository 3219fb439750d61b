import { randomInt } from 'node:crypto';
import { BUCKETS } from '@tractor-haat/registry';

const NAME = 'bucket';

/** A visitor stays in the same bucket for this long. */
const LIFE_SECONDS = 30 * 86_400;

const FORM = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/;

/** The visitor's bucket; null for crawlers and first visits. */
export function bucketIn(cookies: string | undefined): number | null {
  const [, digits] = FORM.exec(cookies ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

/** `Set-Cookie` value with a random bucket out of 100. */
export function newBucket(origin: string): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return `${NAME}=${randomInt(BUCKETS)}; Max-Age=${LIFE_SECONDS}; ${attributes}`;
}
