import { readSigned } from '../../shared/secrets/signed.ts';
import type { SellingDeps } from './selling-deps.ts';

const PURPOSE = 'listing';

/**
 * The listing that the key of an old link opens; undefined when we did not write it, or it is over. Until November 2026
 * sellers were given such links, for a year; now the right to a listing stands in no address.
 */
export function readOwnKey(
  { key, clock }: Pick<SellingDeps, 'key' | 'clock'>,
  given: string,
): string | undefined {
  return readSigned(key, PURPOSE, given, clock());
}
