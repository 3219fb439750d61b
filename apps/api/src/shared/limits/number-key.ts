import { numberMark } from '../secrets/number-mark.ts';

/** Owner of a quota: the number, or the browsers that have verified it, whose quota strangers cannot use up. */
export type NumberUser = { mobile: string; isKnown?: boolean };

/** Keyed hash of a number for keys of limits, so that limits outlive an erasure without the number. */
export const limitMark = (secretKey: string, mobile: string): string =>
  numberMark(secretKey, 'limits', mobile);

/** The key under which a limit counts a mobile number. */
export function numberKey(
  secretKey: string,
  what: string,
  { mobile, isKnown = false }: NumberUser,
): string {
  return `${what}:number:${limitMark(secretKey, mobile)}${isKnown ? ':known' : ''}`;
}
