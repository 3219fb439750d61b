import { randomInt } from 'node:crypto';
import { BUCKETS } from '@tractor-haat/registry';

const NAME = 'bucket';

/** So long a visitor stays with what the first visit of a release gave. */
const LIFE_SECONDS = 30 * 86_400;

const FORM = /(?:^|;\s*)bucket=(\d{1,2})(?:;|$)/;

/** The visitor's number; null for who has none: crawlers, and who comes for the first time. */
export function bucketIn(cookies: string | undefined): number | null {
  const [, digits] = FORM.exec(cookies ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

/** A `Set-Cookie` value with a number drawn by chance, which a hundredth of all visitors have. */
export function newBucket(origin: string): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
  return `${NAME}=${randomInt(BUCKETS)}; Max-Age=${LIFE_SECONDS}; ${attributes}`;
}
