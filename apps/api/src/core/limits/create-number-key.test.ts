import { createNumberKey, hashNumberForLimits } from './create-number-key.ts';

const secretKey = 'a key of the tests';
const mobile = '9876543210';
const hash = hashNumberForLimits(secretKey, mobile);

test('a number key has the action and the hashed number', () => {
  expect(hash).toMatch(/^[\w-]{22}$/);
  expect(createNumberKey(secretKey, 'sends', { mobile })).toBe(`sends:number:${hash}`);
});

test('a browser that verified the number has a quota of its own', () => {
  const key = createNumberKey(secretKey, 'sends', { mobile, isVerified: true });
  expect(key).toBe(`sends:number:${hash}:known`);
});

test('hashes the number for limits by the secret key', () => {
  expect(hashNumberForLimits('another key', mobile)).not.toBe(hash);
});
