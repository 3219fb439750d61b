import { readSigned } from '../../../shared/secrets/sign.ts';
import type { SellingDeps } from './selling-deps.ts';

const KEY_PURPOSE = 'listing';

/**
 * Until November 2026 sellers received links with keys that are valid for a year. New links contain no key. Returns
 * undefined for an invalid or expired key.
 */
export function readListingKey(
  { key, clock }: Pick<SellingDeps, 'key' | 'clock'>,
  signedKey: string,
): string | undefined {
  return readSigned(key, KEY_PURPOSE, signedKey, clock());
}
