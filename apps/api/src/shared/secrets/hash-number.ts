import { createHmac } from 'node:crypto';

/** 22 characters of base64url contain 132 bits. */
export const HASH_CHARACTERS = 22;

/** Keyed, because a plain hash could be reversed by hashing all mobile numbers. */
export function hashNumber(key: string, purpose: string, mobile: string): string {
  const payload = JSON.stringify(['known number', purpose, mobile]);
  return createHmac('sha256', key).update(payload).digest('base64url').slice(0, HASH_CHARACTERS);
}
