import { randomBytes } from 'node:crypto';

/** 128 random bits: knowledge of such an id is the access right. */
export function createRandomId(): string {
  return randomBytes(16).toString('base64url');
}
