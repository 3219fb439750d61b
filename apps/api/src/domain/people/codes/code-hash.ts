import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CodeFor } from './code.ts';

const DIGITS = 6;

/** 128 bits from the system's secure random source. */
export const randomSalt = (): string => randomBytes(16).toString('base64url');

/**
 * The six digits of a salt. Any process with our key can derive them to send them; the database alone is not enough.
 */
export function digitsOf(key: string, salt: string): string {
  const parts = JSON.stringify(['one-time digits', salt]);
  const bytes = createHmac('sha256', key).update(parts).digest();
  // 48 bits modulo a million: the bias is negligible.
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Keyed hash of a code for exactly one purpose, number and request. */
export function codeHash(key: string, { purpose, mobile, request }: CodeFor, code: string): string {
  const parts = JSON.stringify(['one-time-code', purpose, mobile, request, code]);
  return createHmac('sha256', key).update(parts).digest('base64url');
}

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
