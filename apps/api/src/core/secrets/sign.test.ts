import { readSigned, sign } from './encrypt.ts';

const now = new Date('2026-11-21T06:00:00Z');
const expiresAt = new Date('2026-11-21T06:30:00Z');
const signed = sign('key', 'prices', 'shown', expiresAt);

test('reads a signed value until it expires', () => {
  expect(readSigned('key', 'prices', signed, now)).toBe('shown');
  expect(readSigned('key', 'prices', signed, expiresAt)).toBeUndefined();
});

test.each([
  ['another key', 'other', 'prices', signed],
  ['another purpose', 'key', 'session', signed],
  ['another expiry', 'key', 'prices', signed.replace(/\.\d+\./, '.9999999999.')],
  ['another text', 'key', 'prices', signed.replace(/^[^.]+/, 'YWJj')],
  ['no signature', 'key', 'prices', 'c2hvd24.9999999999.'],
  ['an empty text', 'key', 'prices', ''],
  ['an additional part', 'key', 'prices', `${signed}.x`],
])('rejects a signed value with %s', (_, key, purpose, text) => {
  expect(readSigned(key, purpose, text, now)).toBeUndefined();
});
