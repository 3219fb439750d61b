import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns `text.seconds.signature`, which is valid only for `purpose`. */
export function sign(key: string, purpose: string, text: string, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const body = `${Buffer.from(text).toString('base64url')}.${seconds}`;
  return `${body}.${createSignature(key, purpose, body)}`;
}

/** Returns undefined if the signature is invalid, expired or for another purpose. */
export function readSigned(key: string, purpose: string, signed: string, now: Date) {
  const [text = '', seconds = '', sentSignature = '', ...otherParts] = signed.split('.');
  const expected = Buffer.from(createSignature(key, purpose, `${text}.${seconds}`));
  const actual = Buffer.from(sentSignature);
  if (otherParts.length > 0 || actual.length !== expected.length) return undefined;
  if (!timingSafeEqual(actual, expected)) return undefined;
  if (Number(seconds) * 1000 <= now.getTime()) return undefined;
  return Buffer.from(text, 'base64url').toString();
}

function createSignature(key: string, purpose: string, body: string): string {
  return createHmac('sha256', key).update(`signed ${purpose} ${body}`).digest('base64url');
}
