import { randomBytes } from 'node:crypto';

/** 128 random bits: whoever knows such an id was given it. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}
