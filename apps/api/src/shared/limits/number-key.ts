import { numberMark } from '../secrets/number-mark.ts';

/** Whose allowance is used: the number's, or that of the browsers that have proven it, which strangers cannot use up. */
export type NumberUser = { mobile: string; isKnown?: boolean };

/** Stands for a number in the keys of limits. It is keyed, so limits outlive an erasure without holding the number. */
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
