import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/app-build.ts';
import { isPublicKey, provideSeal, publicKeyFrom, publicKeyText, readSeal } from './keys.ts';

test('the key is made once, whoever asks at the same time, and only its account can read it', async () => {
  const registryDir = path.join(await temporaryFolder(), 'office');
  expect(await readSeal(registryDir)).toBeNull();
  const seals = await Promise.all([1, 2, 3].map(() => provideSeal(registryDir)));
  expect(new Set(seals.map(publicKeyText)).size).toBe(1);
  expect(await fs.readdir(registryDir)).toEqual(['signing.key']);
  expect((await fs.stat(path.join(registryDir, 'signing.key'))).mode & 0o077).toBe(0);
});

test('a file that holds no key is said to hold none', async () => {
  const registryDir = await temporaryFolder();
  await fs.writeFile(path.join(registryDir, 'signing.key'), 'nothing');
  await expect(readSeal(registryDir)).rejects.toThrow('signing.key contains no key.');
});

test('a public key is taken in one line and as PEM, and nothing else is', async () => {
  const seal = await provideSeal(await temporaryFolder());
  const line = publicKeyText(seal);
  const pem = publicKeyFrom(line).export({ type: 'spki', format: 'pem' }).toString();
  expect([line, pem].map(isPublicKey)).toEqual([true, true]);
  expect(publicKeyFrom(pem).equals(publicKeyFrom(line))).toBe(true);
  const secret = seal.key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const rsa = other.export({ type: 'spki', format: 'pem' }).toString();
  expect(['', 'abc', secret, rsa].map(isPublicKey)).toEqual([false, false, false, false]);
});
