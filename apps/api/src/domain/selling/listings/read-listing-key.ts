import { readSigned } from '../../../shared/secrets/sign.ts';
import type { SellingDeps } from './selling-deps.ts';

const KEY_PURPOSE = 'listing';

/**
 * Returns undefined for an invalid or expired key. Sellers received links with keys that are valid for a year until
 * November 2026; new links contain no key.
 */
export function readListingKey(
  { key, clock }: Pick<SellingDeps, 'key' | 'clock'>,
  signedKey: string,
): string | undefined {
  return readSigned(key, KEY_PURPOSE, signedKey, clock());
}
