import { createHmac } from 'node:crypto';

/** Keyed hash of a number for the purpose `what`. Keyed, because all numbers can be enumerated. */
export function numberMark(key: string, what: string, mobile: string): string {
  const parts = JSON.stringify(['known number', what, mobile]);
  return createHmac('sha256', key).update(parts).digest('base64url').slice(0, 22);
}
