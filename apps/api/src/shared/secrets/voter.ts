import { createHmac } from 'node:crypto';
import { numberMark } from './number-mark.ts';

/** Prefix of voters that count. Older votes are by browser: deleting the cookie allowed another vote. */
export const COUNTED = 'number:';

/** A voter id from a verified number. It reveals neither the number nor the content of the browser's cookie. */
export const voterOfNumber = (key: string, mobile: string): string =>
  voterOfMark(key, numberMark(key, 'proven', mobile));

/** The same, from the hash of a verified number in the browser's cookie. */
export function voterOfMark(key: string, mark: string): string {
  const parts = JSON.stringify(['voter', mark]);
  return COUNTED + createHmac('sha256', key).update(parts).digest('base64url').slice(0, 22);
}
