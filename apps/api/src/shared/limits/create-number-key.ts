import { hashNumber } from '../secrets/hash-number.ts';

/** Owner of a quota: the number, or the browsers that have verified it, whose quota strangers cannot use up. */
export type NumberUser = { mobile: string; isVerified?: boolean };

/** Keyed hash of a number for quota keys, so that limits stay after an erasure, without the number. */
export const hashNumberForLimits = (secretKey: string, mobile: string): string =>
  hashNumber(secretKey, 'limits', mobile);

export function createNumberKey(
  secretKey: string,
  action: string,
  { mobile, isVerified = false }: NumberUser,
): string {
  return `${action}:number:${hashNumberForLimits(secretKey, mobile)}${isVerified ? ':known' : ''}`;
}
