import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A short text that only we can have written, with an end: `text.seconds.signature`. The purpose is signed
 * with it, so that what was signed for one thing is worth nothing for another.
 */
export function sign(key: string, purpose: string, text: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  const body = `${Buffer.from(text).toString('base64url')}.${seconds}`;
  return `${body}.${signature(key, purpose, body)}`;
}

/** The signed text; undefined when it is not ours, not for this purpose, or over. */
export function readSigned(key: string, purpose: string, signed: string, now: Date) {
  const [text = '', seconds = '', given = '', ...rest] = signed.split('.');
  const expected = Buffer.from(signature(key, purpose, `${text}.${seconds}`));
  const actual = Buffer.from(given);
  if (rest.length > 0 || actual.length !== expected.length) return undefined;
  if (!timingSafeEqual(actual, expected)) return undefined;
  if (Number(seconds) * 1000 <= now.getTime()) return undefined;
  return Buffer.from(text, 'base64url').toString();
}

function signature(key: string, purpose: string, body: string): string {
  return createHmac('sha256', key).update(`signed ${purpose} ${body}`).digest('base64url');
}
