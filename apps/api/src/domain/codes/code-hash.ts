import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CodeFor } from './code.ts';

const DIGITS = 6;

/** 128 bits from the system's own secure source. */
export const randomSalt = (): string => randomBytes(16).toString('base64url');

/**
 * The six digits of a salt. Any process with our key makes them again to send them; from what the database holds
 * nobody else can.
 */
export function digitsOf(key: string, salt: string): string {
  const parts = JSON.stringify(['one-time digits', salt]);
  const bytes = createHmac('sha256', key).update(parts).digest();
  // 48 bits over a million: no digit is more likely than another.
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Keyed hash of a code for exactly one purpose, number and request: it fits nowhere else. */
export function codeHash(key: string, { purpose, mobile, request }: CodeFor, code: string): string {
  const parts = JSON.stringify(['one-time-code', purpose, mobile, request, code]);
  return createHmac('sha256', key).update(parts).digest('base64url');
}

/** Compares two hashes in a time that does not tell where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
