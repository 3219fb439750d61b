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

async function runMfe(args: readonly string[], env: Record<string, string>) {
  const { child, readOutput } = startProcess('packages/registry/src/cli.ts', args, {
    TYPES_SCRIPT: '',
    ...env,
  });
  const [code] = await once(child, 'close');
  return { code, ...readOutput() };
}

test('mfe publishes and promotes an app through the registry service with a team token', async () => {
  const { store, apps, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  await writeAppBuild(apps, { name: 'media' });
  const tokenOptions =
    '--team media --apps media --env staging,production --rights publish,promote';
  const tokenResult = await runMfe(['token', 'create', ...tokenOptions.split(' ')], {
    STORE_DIR: store,
  });
  expect(tokenResult).toMatchObject({ code: 0, err: '' });
  const [MFE_TOKEN = ''] = tokenResult.out.split('\n');

  const service = startProcess('apps/registry/src/main.ts', [], { PORT: '0', STORE_DIR: store });
  await once(service.child.stdout, 'data');
  const [REGISTRY_URL = ''] = /http:\/\/[\d.:]+/.exec(service.readOutput().out) ?? [];
  const teamEnv = { REGISTRY_URL, MFE_TOKEN, APPS_DIR: apps, STORE_DIR: '/nonexistent' };

  const published = await runMfe(['publish', 'media', '--json'], teamEnv);
  expect(published).toMatchObject({ code: 0, err: '' });
  const [{ version }] = JSON.parse(published.out).published;
  const promoted = await runMfe(['promote', `media@${version}`], teamEnv);
  expect(promoted).toMatchObject({
    code: 0,
    out: `media@${version} is live in production (revision 2).\n`,
  });
  expect((await runMfe(['status'], teamEnv)).out).toMatch(
    new RegExp(`media +${version} +20\\S+Z +media`),
  );
  const previewResult = await runMfe(['preview', `media@${version}`], teamEnv);
  expect(previewResult.out).toMatch(/^http:\/\/localhost:3000\/__preview\?token=[\w.-]+\n/);
  expect(await runMfe(['promote', `media@${version}`, '--by', 'shiva'], teamEnv)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--by is not allowed: the registry uses the holder of the token'),
  });
  expect(await runMfe(['prune'], teamEnv)).toMatchObject({
    code: 2,
    err: expect.stringContaining("requires the registry's folder"),
  });
  const docs = await fetch(`${REGISTRY_URL}/docs/json`);
  expect(Object.keys((await docs.json()).paths)).toContain('/v1/environments/{env}/promotions');
  expect((await fetch(`${REGISTRY_URL}/docs`)).status).toBe(200);

  service.child.kill('SIGTERM');
  expect(await once(service.child, 'exit')).toEqual([0, null]);
}, 60_000);
