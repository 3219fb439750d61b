import fs from 'node:fs/promises';
import path from 'node:path';
import { authenticateToken } from '../adapters/stored-token.ts';
import { resolveRegistryDir } from '../core/read-registry-file.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { runCommand } from '../testing/run-command.ts';

const DAY_MS = 86_400_000;

const MEDIA_OPTIONS = [
  '--team',
  'media',
  '--apps',
  'media,clips',
  '--env',
  'staging',
  '--rights',
  'publish',
];

async function createTokenRunner() {
  const site = await createTestStore();
  const runToken = (...args: string[]) => runCommand(site, 'token', ...args);
  const createToken = async (...options: string[]) => {
    const { code, out } = await runToken('create', ...MEDIA_OPTIONS, ...options);
    expect(code).toBe(0);
    const [token = ''] = out.split('\n');
    const [, id = '', secret = ''] = token.split('_');
    return { token, id, secret };
  };
  return { registryDir: resolveRegistryDir(site.store), runToken, createToken };
}

test('creates a token that identifies its holder and contains the grant', async () => {
  const { registryDir, createToken } = await createTokenRunner();
  const { token } = await createToken('--holder', 'ci');
  expect(await authenticateToken(registryDir, token)).toEqual({
    team: 'media',
    holder: 'ci',
    apps: ['media', 'clips'],
    environments: ['staging'],
    rights: ['publish'],
  });
});

test('stores the id of a token but not its secret, in a private folder', async () => {
  const { registryDir, createToken } = await createTokenRunner();
  const { id, secret } = await createToken();
  const tokensFile = await fs.readFile(path.join(registryDir, 'tokens.json'), 'utf8');
  expect(tokensFile).toContain(id);
  expect(tokensFile).not.toContain(secret);
  expect((await fs.stat(registryDir)).mode & 0o077).toBe(0);
});

test('lists the grant and state of a token', async () => {
  const { runToken, createToken } = await createTokenRunner();
  await createToken('--holder', 'ci');
  expect((await runToken('list')).out).toMatch(/media +ci +media clips +staging +publish .* good/);
});

test('revokes a token once', async () => {
  const { registryDir, runToken, createToken } = await createTokenRunner();
  const { token, id } = await createToken();
  expect((await runToken('revoke', id)).code).toBe(0);
  expect((await runToken('revoke', id)).code).toBe(4);
  expect((await runToken('list')).out).toContain('revoked');
  await expect(authenticateToken(registryDir, token)).rejects.toThrow('was revoked');
});

test('a token expires after its lifetime', async () => {
  const { registryDir, createToken } = await createTokenRunner();
  const { token } = await createToken('--days', '2');
  expect((await authenticateToken(registryDir, token, Date.now() + 1.9 * DAY_MS)).team).toBe(
    'media',
  );
  await expect(authenticateToken(registryDir, token, Date.now() + 2.1 * DAY_MS)).rejects.toThrow(
    /expired at/,
  );
});

test.each([
  [['create', '--team', 'media'], 'takes --team, --apps, --env and --rights'],
  [['create', ...MEDIA_OPTIONS, '--rights', 'everything'], '--.rights'],
  [['create', ...MEDIA_OPTIONS, '--apps', '../x'], 'must be an app name'],
  [['create', ...MEDIA_OPTIONS, '--days', '9999'], '--days takes'],
  [['create', ...MEDIA_OPTIONS, '--env', 'moon'], 'There is no environment "moon"'],
  [['frobnicate'], 'takes create, list or revoke'],
])('rejects mfe token %j', async (args, message) => {
  const { runToken } = await createTokenRunner();
  const { code, err } = await runToken(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});
