import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CodeTarget } from './code-service.ts';

const CODE_DIGITS = 6;

export const createSalt = (): string => randomBytes(16).toString('base64url');

/** The digits are derived from the salt with the key, so that the database alone does not reveal codes. */
export function deriveDigits(key: string, salt: string): string {
  const payload = JSON.stringify(['one-time digits', salt]);
  const bytes = createHmac('sha256', key).update(payload).digest();
  // The bias of 48 bits modulo a million is negligible.
  return String(bytes.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

export function hashCode(
  key: string,
  { purpose, mobile, request }: CodeTarget,
  code: string,
): string {
  const payload = JSON.stringify(['one-time-code', purpose, mobile, request, code]);
  return createHmac('sha256', key).update(payload).digest('base64url');
}

export function isSameHash(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}
