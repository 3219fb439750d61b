import { createHmac } from 'node:crypto';

/**
 * What stands for a number where the number itself must not: `what` says for what. Numbers are few enough to try them
 * all; without the key nobody can.
 */
export function numberMark(key: string, what: string, mobile: string): string {
  const parts = JSON.stringify(['known number', what, mobile]);
  return createHmac('sha256', key).update(parts).digest('base64url').slice(0, 22);
}
