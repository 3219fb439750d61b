import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTestStore, writeAppBuild } from '@tractor-haat/registry/testing';

const root = path.resolve(import.meta.dirname, '../../..');

function startProcess(file: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, file), ...args], {
    env: { ...process.env, TYPES_SCRIPT: 'none', SMOKE_SCRIPT: 'none', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return { child, readOutput: () => ({ out, err }) };
}

/** Resolves when the registry listens. Its log may print lines before. */
async function readAddress({ child, readOutput }: ReturnType<typeof startProcess>) {
  const pattern = /The registry listens at (http:\/\/[\d.:]+)/;
  while (!pattern.test(readOutput().out)) await once(child.stdout, 'data');
  return pattern.exec(readOutput().out)?.[1] ?? '';
}

async function runMfe(args: readonly string[], env: Record<string, string>) {
  const { child, readOutput } = startProcess('packages/registry/src/cli.ts', args, env);
  const [code] = await once(child, 'close');
  return { code, ...readOutput() };
}

let service: ReturnType<typeof startProcess>;
let address: string;
let version: string;
let runAsTeam: (...args: string[]) => ReturnType<typeof runMfe>;

beforeAll(async () => {
  const { store, apps, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  ({ version } = await publishApp({ name: 'media' }));
  const tokenOptions =
    '--team media --apps media --env staging,production --rights publish,promote';
  const tokenResult = await runMfe(['token', 'create', ...tokenOptions.split(' ')], {
    STORE_DIR: store,
  });
  expect(tokenResult).toMatchObject({ code: 0, err: '' });
  const [MFE_TOKEN = ''] = tokenResult.out.split('\n');

  service = startProcess('apps/registry/src/main.ts', [], { PORT: '0', STORE_DIR: store });
  address = await readAddress(service);
  const teamEnv = { REGISTRY_URL: address, MFE_TOKEN, APPS_DIR: apps, STORE_DIR: '/nonexistent' };
  await writeAppBuild(apps, { name: 'media', code: '2' });
  runAsTeam = (...args) => runMfe(args, teamEnv);
}, 60_000);

afterAll(() => {
  service.child.kill();
});

test('mfe publishes and promotes an app through the registry service with a team token', async () => {
  const published = await runAsTeam('publish', 'media', '--json');
  expect(published).toMatchObject({ code: 0, err: '' });
  const [media] = JSON.parse(published.out).published;
  const promoted = await runAsTeam('promote', `media@${media.version}`);
  expect(promoted).toMatchObject({
    code: 0,
    out: `media@${media.version} is live in production (revision 2).\n`,
  });
  expect((await runAsTeam('status')).out).toMatch(
    new RegExp(`media +${media.version} +20\\S+Z +media`),
  );
}, 60_000);

test('mfe preview prints a link that the registry service signed', async () => {
  const { out } = await runAsTeam('preview', `media@${version}`);
  expect(out).toMatch(/^http:\/\/localhost:3000\/__preview\?token=[\w.-]+\n/);
}, 60_000);

test('rejects --by, because the token identifies the author', async () => {
  expect(await runAsTeam('promote', `media@${version}`, '--by', 'shiva')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--by is not allowed: the registry uses the holder of the token'),
  });
}, 60_000);

test('rejects a command that requires the folder of the registry', async () => {
  expect(await runAsTeam('prune')).toMatchObject({
    code: 2,
    err: expect.stringContaining("requires the registry's folder"),
  });
}, 60_000);

test('the registry service documents its API', async () => {
  const docs = await fetch(`${address}/docs/json`);
  expect(Object.keys((await docs.json()).paths)).toContain('/v1/environments/{env}/promotions');
  expect((await fetch(`${address}/docs`)).status).toBe(200);
});

test('the registry service exits with 0 after SIGTERM', async () => {
  const { store } = await createTestStore();
  const started = startProcess('apps/registry/src/main.ts', [], { PORT: '0', STORE_DIR: store });
  await readAddress(started);
  started.child.kill('SIGTERM');
  expect(await once(started.child, 'exit')).toEqual([0, null]);
}, 60_000);
