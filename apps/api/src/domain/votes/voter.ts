import { createHmac } from 'node:crypto';
import { numberMark } from '../../shared/secrets/number-mark.ts';

/** How names of voters begin who count. Older ones were of browsers: whoever took away its cookie voted anew. */
export const COUNTED = 'number:';

/** Who a proven number is among votes. Neither the number nor what its browser's cookie holds can be told from it. */
export const voterOfNumber = (key: string, mobile: string): string =>
  voterOfMark(key, numberMark(key, 'proven', mobile));

/** The same, of a browser that shows only the mark of its proven number. */
export function voterOfMark(key: string, mark: string): string {
  const parts = JSON.stringify(['voter', mark]);
  return COUNTED + createHmac('sha256', key).update(parts).digest('base64url').slice(0, 22);
}
