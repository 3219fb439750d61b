import { readSigned } from '../../../shared/secrets/sign.ts';
import type { SellingDeps } from './selling-deps.ts';

const KEY_PURPOSE = 'listing';

/**
 * The listing of a key in an old link; undefined if the key is invalid or expired. Until November 2026 sellers received
 * such links, valid for a year; URLs no longer grant access to a listing.
 */
export function readListingKey(
  { key, clock }: Pick<SellingDeps, 'key' | 'clock'>,
  signedKey: string,
): string | undefined {
  return readSigned(key, KEY_PURPOSE, signedKey, clock());
}
