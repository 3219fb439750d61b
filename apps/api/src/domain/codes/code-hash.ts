import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodeFor } from './code.ts';

const DIGITS = 6;

/** Six random digits, from the system's own secure source. */
export function randomCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
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
