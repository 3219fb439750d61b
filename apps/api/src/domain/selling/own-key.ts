import { later } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';
import type { SellingDeps } from './selling-deps.ts';

const PURPOSE = 'listing';

/** Longer than a tractor stands for sale. */
const LIFE_SECONDS = 365 * 24 * 3600;

type KeyDeps = Pick<SellingDeps, 'key' | 'clock'>;

/** What opens the seller's own page of a listing: given once its number is proven. */
export function ownKey({ key, clock }: KeyDeps, primary_id: string): string {
  return sign(key, PURPOSE, primary_id, later(clock(), LIFE_SECONDS));
}

/** The listing that a key opens; undefined when we did not write it, or it is over. */
export function readOwnKey({ key, clock }: KeyDeps, given: string): string | undefined {
  return readSigned(key, PURPOSE, given, clock());
}
