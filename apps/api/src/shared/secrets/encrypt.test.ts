import { decrypt, encrypt } from './encrypt.ts';

const secret = Buffer.from('a secret');

test('decrypts its own output, which differs each time', () => {
  const sealed = encrypt('key', 'totp', secret);
  expect(decrypt('key', 'totp', sealed)).toEqual(secret);
  expect(encrypt('key', 'totp', secret)).not.toBe(sealed);
});

test.each([
  ['with another key', 'other', 'totp'],
  ['for another purpose', 'key', 'webhook'],
])('cannot be decrypted %s', (_, key, purpose) => {
  expect(() => decrypt(key, purpose, encrypt('key', 'totp', secret))).toThrow();
});

test('rejects changed ciphertext', () => {
  const bytes = Buffer.from(encrypt('key', 'totp', secret), 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => decrypt('key', 'totp', bytes.toString('base64url'))).toThrow();
});
