import { hashNumber } from '../secrets/hash-number.ts';

/** Owner of a quota. Browsers that have verified the number have a separate one, which strangers cannot use up. */
export type NumberUser = { mobile: string; isVerified?: boolean };

/** Returns a keyed hash of a number for quota keys, so that limits can stay after the number is erased. */
export const hashNumberForLimits = (secretKey: string, mobile: string): string =>
  hashNumber(secretKey, 'limits', mobile);

export function createNumberKey(
  secretKey: string,
  action: string,
  { mobile, isVerified = false }: NumberUser,
): string {
  return `${action}:number:${hashNumberForLimits(secretKey, mobile)}${isVerified ? ':known' : ''}`;
}
