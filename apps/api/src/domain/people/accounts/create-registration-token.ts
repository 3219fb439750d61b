import { addSeconds } from '../../../shared/clock.ts';
import { readSigned, sign } from '../../../shared/secrets/sign.ts';
import type { AccountDeps } from './account-deps.ts';

const SIGNING_PURPOSE = 'registration';
const TOKEN_TTL_SECONDS = 30 * 60;

type Deps = Pick<AccountDeps, 'key' | 'clock'>;

export function createRegistrationToken({ key, clock }: Deps, mobile: string): string {
  return sign(key, SIGNING_PURPOSE, mobile, addSeconds(clock(), TOKEN_TTL_SECONDS));
}

export function isRegistrationToken({ key, clock }: Deps, token: string, mobile: string): boolean {
  return readSigned(key, SIGNING_PURPOSE, token, clock()) === mobile;
}
