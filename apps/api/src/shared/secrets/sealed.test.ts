import { seal, unseal } from './sealed.ts';

const secret = Buffer.from('a secret');

test('decrypts its own output, which differs each time', () => {
  const sealed = seal('key', 'totp', secret);
  expect(unseal('key', 'totp', sealed)).toEqual(secret);
  expect(seal('key', 'totp', secret)).not.toBe(sealed);
});

test.each([
  ['with another key', 'other', 'totp'],
  ['for another purpose', 'key', 'webhook'],
])('cannot be decrypted %s', (_, key, purpose) => {
  expect(() => unseal(key, purpose, seal('key', 'totp', secret))).toThrow();
});

test('rejects changed ciphertext', () => {
  const bytes = Buffer.from(seal('key', 'totp', secret), 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => unseal('key', 'totp', bytes.toString('base64url'))).toThrow();
});
