import fs from 'node:fs/promises';
import path from 'node:path';
import { authenticateToken } from '../access/stored-token.ts';
import { createFolderRegistry } from '../client/create-folder-registry.ts';
import { createTestStore } from '../testing/create-test-store.ts';
import { runCommandLine } from './run-mfe.ts';

async function createCommandRunner() {
  const { store, apps } = await createTestStore();
  const registryDir = `${store}-registry`;
  const runCommand = async (...args: string[]) => {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const code = await runCommandLine(args, {
      registry: createFolderRegistry({ store, readHostApi: async () => 1, tools: {}, registryDir }),
      service: null,
      store,
      registryDir,
      resolveAppFolder: (app) => path.join(apps, app),
      login: 'asha',
      site: null,
      hasPreviews: null,
      printOutput: print,
      printMessage: print,
    });
    return { code, output: lines.join('\n') };
  };
  return { registryDir, runCommand };
}

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

test('creates, lists and revokes a token, and stores only its hash in a private file', async () => {
  const { registryDir, runCommand } = await createCommandRunner();
  const created = await runCommand('token', 'create', ...MEDIA_OPTIONS, '--holder', 'ci');
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
  expect((await runCommand('token', 'list')).output).toMatch(
    /media +ci +media clips +staging +publish .* good/,
  );
  expect((await runCommand('token', 'revoke', id)).code).toBe(0);
  expect((await runCommand('token', 'revoke', id)).code).toBe(4);
  expect((await runCommand('token', 'list')).output).toContain('revoked');
  await expect(authenticateToken(registryDir, token)).rejects.toThrow('was revoked');
});

test('a token expires after its lifetime', async () => {
  const { registryDir, runCommand } = await createCommandRunner();
  const [token = ''] = (
    await runCommand('token', 'create', ...MEDIA_OPTIONS, '--days', '2')
  ).output.split('\n');
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
])('mfe token %j is rejected', async (args, message) => {
  const { runCommand } = await createCommandRunner();
  const { code, output } = await runCommand('token', ...args);
  expect(code).toBe(2);
  expect(output).toContain(message);
});
