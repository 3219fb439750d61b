import { createArgon2idHasher } from './passwords.ts';

const { hash: hashPassword, matches: isPassword } = createArgon2idHasher();

test('hashes with OWASP parameters and a random salt', async () => {
  const [first, second] = [await hashPassword('खेत की मिट्टी'), await hashPassword('खेत की मिट्टी')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
});

test('verifies only the same password', async () => {
  const hash = await hashPassword('खेत की मिट्टी');
  expect(await isPassword(hash, 'खेत की मिट्टी')).toBe(true);
  expect(await isPassword(hash, 'खेत की मिट्टी ')).toBe(false);
});

test('verifies a password that is typed in another Unicode normal form', async () => {
  expect(await isPassword(await hashPassword('caf\u00e9 12'), 'cafe\u0301 12')).toBe(true);
});

test('throws an error for a stored text that is not a hash', async () => {
  await expect(isPassword('plain', 'plain')).rejects.toThrow('not an Argon2id password hash');
});
