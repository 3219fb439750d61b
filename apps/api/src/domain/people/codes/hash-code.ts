import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CodeTarget } from './code-service.ts';

const CODE_DIGITS = 6;
const SALT_BYTES = 16;

export const createSalt = (): string => randomBytes(SALT_BYTES).toString('base64url');

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
  const firstBytes = Buffer.from(first);
  const secondBytes = Buffer.from(second);
  return firstBytes.length === secondBytes.length && timingSafeEqual(firstBytes, secondBytes);
}
