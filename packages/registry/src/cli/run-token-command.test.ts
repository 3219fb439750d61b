import fs from 'node:fs/promises';
import path from 'node:path';
import { authenticateToken } from '../access/stored-token.ts';
import { folderRegistry } from '../client/folder-registry.ts';
import { createTestStore } from '../testing/site.ts';
import { run } from './run-mfe.ts';

async function setUp() {
  const { store, apps } = await createTestStore();
  const registryDir = `${store}-registry`;
  const mfe = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const code = await run(args, {
      registry: folderRegistry({ store, hostApi: async () => 1, tools: {}, registryDir }),
      service: null,
      store,
      registryDir,
      folderOf: (app) => path.join(apps, app),
      login: 'asha',
      site: null,
      showsPreviews: null,
      out: print,
      err: print,
    });
    return { code, output: lines.join('\n') };
  };
  return { registryDir, mfe };
}

const MEDIA = [
  '--team',
  'media',
  '--apps',
  'media,clips',
  '--env',
  'staging',
  '--rights',
  'publish',
];

test('creates, lists and revokes a token, and stores only its hash in a private file', async () => {
  const { registryDir, mfe } = await setUp();
  const created = await mfe('token', 'create', ...MEDIA, '--holder', 'ci');
  expect(created.code).toBe(0);
  const [token = ''] = created.output.split('\n');
  const [, id = '', secret = ''] = token.split('_');
  expect(await authenticateToken(registryDir, token)).toEqual({
    team: 'media',
    holder: 'ci',
    apps: ['media', 'clips'],
    environments: ['staging'],
    rights: ['publish'],
  });
  const tokensFile = await fs.readFile(path.join(registryDir, 'tokens.json'), 'utf8');
  expect(tokensFile).toContain(id);
  expect(tokensFile).not.toContain(secret);
  expect((await fs.stat(registryDir)).mode & 0o077).toBe(0);
  expect((await mfe('token', 'list')).output).toMatch(
    /media +ci +media clips +staging +publish .* good/,
  );
  expect((await mfe('token', 'revoke', id)).code).toBe(0);
  expect((await mfe('token', 'revoke', id)).code).toBe(4);
  expect((await mfe('token', 'list')).output).toContain('revoked');
  await expect(authenticateToken(registryDir, token)).rejects.toThrow('was revoked');
});

test('a token expires after its lifetime', async () => {
  const { registryDir, mfe } = await setUp();
  const [token = ''] = (await mfe('token', 'create', ...MEDIA, '--days', '2')).output.split('\n');
  const day = 86_400_000;
  expect((await authenticateToken(registryDir, token, Date.now() + 1.9 * day)).team).toBe('media');
  await expect(authenticateToken(registryDir, token, Date.now() + 2.1 * day)).rejects.toThrow(
    /expired at/,
  );
});

test.each([
  [['create', '--team', 'media'], 'takes --team, --apps, --env and --rights'],
  [['create', ...MEDIA, '--rights', 'everything'], '--.rights'],
  [['create', ...MEDIA, '--apps', '../x'], 'must be an app name'],
  [['create', ...MEDIA, '--days', '9999'], '--days takes'],
  [['create', ...MEDIA, '--env', 'moon'], 'There is no environment "moon"'],
  [['frobnicate'], 'takes create, list or revoke'],
])('mfe token %j is rejected', async (args, message) => {
  const { mfe } = await setUp();
  const { code, output } = await mfe('token', ...args);
  expect(code).toBe(2);
  expect(output).toContain(message);
});
