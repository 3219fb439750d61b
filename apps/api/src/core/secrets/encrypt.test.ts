import { decrypt, encrypt } from './encrypt.ts';

const secret = Buffer.from('a secret');

test('decrypts its own ciphertext', () => {
  expect(decrypt('key', 'totp', encrypt('key', 'totp', secret))).toEqual(secret);
});

test('encrypts a text differently each time', () => {
  expect(encrypt('key', 'totp', secret)).not.toBe(encrypt('key', 'totp', secret));
});

test.each([
  ['with another key', 'other', 'totp'],
  ['for another purpose', 'key', 'webhook'],
])('rejects the decryption %s', (_, key, purpose) => {
  expect(() => decrypt(key, purpose, encrypt('key', 'totp', secret))).toThrow();
});

test('rejects a ciphertext that was changed', () => {
  const bytes = Buffer.from(encrypt('key', 'totp', secret), 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(() => decrypt('key', 'totp', bytes.toString('base64url'))).toThrow();
});

test('rejects a ciphertext that is too short for a whole authentication tag', () => {
  const bytes = Buffer.from(encrypt('key', 'totp', Buffer.alloc(0)), 'base64url');
  expect(decrypt('key', 'totp', bytes.toString('base64url'))).toHaveLength(0);
  const truncated = bytes.subarray(0, -4).toString('base64url');
  expect(() => decrypt('key', 'totp', truncated)).toThrow('Invalid authentication tag length');
});
