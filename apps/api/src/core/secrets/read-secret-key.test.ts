import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartupError } from '../startup-error.ts';
import { readSecretKey } from './read-secret-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'secret-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keyFile = () => path.join(dataDir, 'secret.key');
const read = () => readSecretKey({ secretKey: undefined, dataDir });

test('creates the key file once, readable only by its owner', () => {
  const key = read();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(read()).toBe(key);
  expect(readFileSync(keyFile(), 'utf8')).toBe(key);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test('ignores the temporary file of a process that crashed', () => {
  writeFileSync(`${keyFile()}.0011223344556677`, '');
  expect(read()).toMatch(/^[\w-]{43}$/);
});

test.each(['', ' '.repeat(40), 'half a key'])('rejects a key file that contains %j', (key) => {
  writeFileSync(keyFile(), key);
  expect(read).toThrow(StartupError);
  expect(read).toThrow('restore it from the backup');
  expect(readFileSync(keyFile(), 'utf8')).toBe(key);
});

test('prefers the key in the setting to the key file', () => {
  expect(readSecretKey({ secretKey: 'given', dataDir })).toBe('given');
  expect(readdirSync(dataDir)).toEqual([]);
});
