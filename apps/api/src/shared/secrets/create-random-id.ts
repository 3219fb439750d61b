import { randomBytes } from 'node:crypto';

/** Creates an id of 128 random bits, which cannot be guessed. Whoever knows such an id has access. */
export function createRandomId(): string {
  return randomBytes(16).toString('base64url');
}
