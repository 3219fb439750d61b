import { createHmac } from 'node:crypto';

/** Hash of a number for one purpose. Keyed, because all numbers can be enumerated. */
export function hashNumber(key: string, purpose: string, mobile: string): string {
  const payload = JSON.stringify(['known number', purpose, mobile]);
  return createHmac('sha256', key).update(payload).digest('base64url').slice(0, 22);
}
