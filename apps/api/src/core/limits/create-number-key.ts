import { hashNumber } from '../secrets/encrypt.ts';

/** Browsers that verified the number have a separate quota, which others cannot use up. */
export type NumberUser = { mobile: string; isVerified?: boolean };

/** Hashed, so that limits can outlive the erasure of the number. */
export const hashNumberForLimits = (secretKey: string, mobile: string): string =>
  hashNumber(secretKey, 'limits', mobile);

export function createNumberKey(
  secretKey: string,
  action: string,
  { mobile, isVerified = false }: NumberUser,
): string {
  return `${action}:number:${hashNumberForLimits(secretKey, mobile)}${isVerified ? ':known' : ''}`;
}
