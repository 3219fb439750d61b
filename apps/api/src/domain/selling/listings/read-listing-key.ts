import { readSigned } from '../../../shared/secrets/sign.ts';
import type { SellingDeps } from './selling-deps.ts';

const KEY_PURPOSE = 'listing';

/** Links that were sent until November 2026 contain a key. Returns undefined if it is invalid or expired. */
export function readListingKey(
  { key, clock }: Pick<SellingDeps, 'key' | 'clock'>,
  signedKey: string,
): string | undefined {
  return readSigned(key, KEY_PURPOSE, signedKey, clock());
}
