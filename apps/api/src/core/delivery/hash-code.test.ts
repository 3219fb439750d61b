import type { CodeTarget } from './code-service.ts';
import { createSalt, deriveDigits, hashCode, isSameHash } from './issue-code.ts';

const TARGET: CodeTarget = { purpose: 'enquiry', mobile: '9000000001', request: 'request' };

test('creates a different salt of 128 bits each time', () => {
  const salts = Array.from({ length: 20 }, createSalt);
  expect(new Set(salts).size).toBe(20);
  for (const salt of salts) expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
});

test('derives six digits, with leading zeros, from the salt and the key', () => {
  const codes = Array.from({ length: 200 }, (_, index) => deriveDigits('key', `salt ${index}`));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(codes.some((code) => code > '900000')).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(190);
  expect(deriveDigits('key', 'salt 1')).toBe(codes[1]);
  expect(deriveDigits('other key', 'salt 1')).not.toBe(codes[1]);
});

test('hashes a code with the key, purpose, number and request', () => {
  const hash = hashCode('key', TARGET, '123456');
  expect(hash).toMatch(/^[\w-]{43}$/);
  const others = [
    hashCode('other key', TARGET, '123456'),
    hashCode('key', { ...TARGET, purpose: 'login' }, '123456'),
    hashCode('key', { ...TARGET, mobile: '9000000002' }, '123456'),
    hashCode('key', { ...TARGET, request: 'other request' }, '123456'),
    hashCode('key', TARGET, '123457'),
  ];
  expect(new Set([hash, ...others]).size).toBe(6);
  expect(hashCode('key', { ...TARGET }, '123456')).toBe(hash);
});

test('compares hashes of equal and different lengths', () => {
  expect(isSameHash('abc', 'abc')).toBe(true);
  expect(isSameHash('abc', 'abd')).toBe(false);
  expect(isSameHash('abc', 'abcd')).toBe(false);
});
