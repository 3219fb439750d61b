import { randomBytes } from 'node:crypto';

/** 128 random bits cannot be guessed, so knowledge of the id can grant access. */
export function createRandomId(): string {
  return randomBytes(16).toString('base64url');
}
