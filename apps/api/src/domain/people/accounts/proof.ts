import { later } from '../../../shared/clock.ts';
import { readSigned, sign } from '../../../shared/secrets/signed.ts';
import type { AccountDeps } from './account-deps.ts';

const PURPOSE = 'registration';
const LIFE_SECONDS = 30 * 60;

type Deps = Pick<AccountDeps, 'key' | 'clock'>;

/** A token that proves for half an hour that its bearer has verified this number. */
export function makeProof({ key, clock }: Deps, mobile: string): string {
  return sign(key, PURPOSE, mobile, later(clock(), LIFE_SECONDS));
}

export function isProof({ key, clock }: Deps, proof: string, mobile: string): boolean {
  return readSigned(key, PURPOSE, proof, clock()) === mobile;
}
