import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTemporaryFolder } from '../testing/write-app-build.ts';
import {
  ensureSigningKey,
  formatPublicKey,
  isPublicKey,
  parsePublicKey,
  readSigningKey,
} from './signing-key.ts';

test('concurrent calls create one key file, which only its owner can read', async () => {
  const registryDir = path.join(await createTemporaryFolder(), 'registry');
  expect(await readSigningKey(registryDir)).toBeNull();
  const signingKeys = await Promise.all([1, 2, 3].map(() => ensureSigningKey(registryDir)));
  expect(new Set(signingKeys.map(formatPublicKey)).size).toBe(1);
  expect(await fs.readdir(registryDir)).toEqual(['signing.key']);
  expect((await fs.stat(path.join(registryDir, 'signing.key'))).mode & 0o077).toBe(0);
});

test('rejects a file that contains no key', async () => {
  const registryDir = await createTemporaryFolder();
  await fs.writeFile(path.join(registryDir, 'signing.key'), 'nothing');
  await expect(readSigningKey(registryDir)).rejects.toThrow('signing.key contains no key.');
});

test('accepts a public key in one line or as PEM, and rejects any other input', async () => {
  const signingKey = await ensureSigningKey(await createTemporaryFolder());
  const line = formatPublicKey(signingKey);
  const pem = parsePublicKey(line).export({ type: 'spki', format: 'pem' }).toString();
  expect([line, pem].map(isPublicKey)).toEqual([true, true]);
  expect(parsePublicKey(pem).equals(parsePublicKey(line))).toBe(true);
  const secret = signingKey.key.export({ type: 'pkcs8', format: 'pem' }).toString();
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const rsa = other.export({ type: 'spki', format: 'pem' }).toString();
  expect(['', 'abc', secret, rsa].map(isPublicKey)).toEqual([false, false, false, false]);
});
