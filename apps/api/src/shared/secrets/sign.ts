import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs a short text with an expiry: `text.seconds.signature`. The signature includes the purpose, so that it is valid
 * for no other one.
 */
export function sign(key: string, purpose: string, text: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  const body = `${Buffer.from(text).toString('base64url')}.${seconds}`;
  return `${body}.${signature(key, purpose, body)}`;
}

/** The signed text; undefined for an invalid signature, another purpose, or an expired one. */
export function readSigned(key: string, purpose: string, signed: string, now: Date) {
  const [text = '', seconds = '', sentSignature = '', ...rest] = signed.split('.');
  const expected = Buffer.from(signature(key, purpose, `${text}.${seconds}`));
  const actual = Buffer.from(sentSignature);
  if (rest.length > 0 || actual.length !== expected.length) return undefined;
  if (!timingSafeEqual(actual, expected)) return undefined;
  if (Number(seconds) * 1000 <= now.getTime()) return undefined;
  return Buffer.from(text, 'base64url').toString();
}

function signature(key: string, purpose: string, body: string): string {
  return createHmac('sha256', key).update(`signed ${purpose} ${body}`).digest('base64url');
}
