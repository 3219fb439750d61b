import { later } from '../../shared/clock.ts';
import { readSigned, sign } from '../../shared/secrets/signed.ts';
import type { AccountParts } from './account-parts.ts';

const PURPOSE = 'registration';
const LIFE_SECONDS = 30 * 60;

type Parts = Pick<AccountParts, 'key' | 'clock'>;

/** Says that whoever shows it has verified this number within half an hour. */
export function makeProof({ key, clock }: Parts, mobile: string): string {
  return sign(key, PURPOSE, mobile, later(clock(), LIFE_SECONDS));
}

export function isProof({ key, clock }: Parts, proof: string, mobile: string): boolean {
  return readSigned(key, PURPOSE, proof, clock()) === mobile;
}
