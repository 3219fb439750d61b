import { createHmac } from 'node:crypto';

/** Hashes a number for one purpose. The hash is keyed, because all numbers can be tried. */
export function hashNumber(key: string, purpose: string, mobile: string): string {
  const payload = JSON.stringify(['known number', purpose, mobile]);
  return createHmac('sha256', key).update(payload).digest('base64url').slice(0, 22);
}
