import fs from 'node:fs/promises';
import path from 'node:path';
import { createTestStore } from '../../testing/create-test-store.ts';
import type { AppBuild } from '../../testing/write-app-build.ts';
import { promote } from '../promote.ts';
import { storeLayout } from '../store-layout.ts';
import { GateRejection } from './gate.ts';

type Site = Awaited<ReturnType<typeof createTestStore>>;

async function captureRejection(
  { store, publishApp }: Site,
  build: AppBuild,
): Promise<GateRejection> {
  const { name, version } = await publishApp(build);
  const promotion = promote({ store, name, version, env: 'production', by: 'tester' });
  const error = await promotion.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof GateRejection)) throw new Error(`no rejection: ${String(error)}`);
  return error;
}

test('rejects the promotion of a remote while no shell is live', async () => {
  const site = await createTestStore();
  const rejection = await captureRejection(site, { name: 'media' });
  expect(rejection).toMatchObject({
    name: 'GateRejection',
    gate: 'contract',
    target: expect.stringMatching(/^media@0\.1\.0/),
    actual: 'no live shell',
    expected: 'a live shell (promote it before the remotes)',
  });
  expect(rejection.message).toBe(
    `Gate "contract" rejected ${rejection.target}: found no live shell; expected a live shell (promote it before the remotes).`,
  );
});

test.each([
  ['that another remote owns under another parameter name', '/videos/:id'],
  ['that the shell owns', '/'],
])('rejects a version with a route %s', async (_, route) => {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  await site.publishAndPromote({ name: 'media', routes: ['/Videos/:slug'] });
  const rejection = await captureRejection(site, { name: 'other', routes: ['/mine', route] });
  expect(rejection.gate).toBe('routes');
  expect(rejection.actual).toContain(
    `the route ${route}, which "${route === '/' ? 'shell' : 'media'}"`,
  );
  expect(rejection.expected).toBe('routes that no other app owns');
});

test.each(['/videos', '/videos/:slug'])(
  'rejects an optional parameter if another remote owns %s',
  async (ownedRoute) => {
    const site = await createTestStore();
    await site.publishAndPromote({ name: 'shell' });
    await site.publishAndPromote({ name: 'media', routes: [ownedRoute] });
    const rejection = await captureRejection(site, { name: 'other', routes: ['/videos/:id?'] });
    expect(rejection.actual).toBe('the route /videos/:id?, which "media" owns');
  },
);

test.each([
  ['/:a/x', '/y/:b', '/y/x'],
  ['/:a/x/:c?', '/y/:b', '/y/x'],
  ['/:a/b/*', '/a/:b/*', '/a/b'],
])(
  'rejects routes %s and %s of two remotes and names a URL that both match',
  async (firstRoute, secondRoute, url) => {
    const site = await createTestStore();
    await site.publishAndPromote({ name: 'shell' });
    await site.publishAndPromote({ name: 'media', routes: [firstRoute] });
    const rejection = await captureRejection(site, {
      name: 'other',
      routes: ['/mine', secondRoute],
    });
    expect(rejection.gate).toBe('routes');
    expect(rejection.actual).toBe(
      `${url}, which both "other" (${secondRoute}) and "media" (${firstRoute}) match with equal rank`,
    );
    expect(rejection.expected).toBe(
      'routes of which one ranks higher, for example by a static first segment',
    );
  },
);

test('accepts overlapping routes if one of them ranks higher', async () => {
  const { publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media', routes: ['/y/:b', '/:a/:b/c'] });
  await publishAndPromote({ name: 'other', routes: ['/y/x', '/:a/*'] });
});

test('accepts a new version with the same routes', async () => {
  const { publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media', routes: ['/videos/:id'] });
  await publishAndPromote({ name: 'media', routes: ['/videos/:slug', '/videos/new'], code: '2' });
});

test('accepts remotes of the contract of the shell and of the previous one', async () => {
  const site = await createTestStore();
  const { version } = await site.publishAndPromote({ name: 'shell', contract: 2 });
  await site.publishAndPromote({ name: 'old', contract: 1 });
  await site.publishAndPromote({ name: 'new', contract: 2 });
  expect(await captureRejection(site, { name: 'early', contract: 3 })).toMatchObject({
    gate: 'contract',
    expected: `contract 2 or 1, which the shell ${version} accepts`,
  });
});

test('rejects the publication of an app with contract 0', async () => {
  const { publishApp } = await createTestStore();
  await expect(publishApp({ name: 'media', contract: 0 })).rejects.toThrow(/contract: Too small/);
});

test('rejects the promotion of a record with contract 0', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { name, version } = await publishApp({ name: 'media' });
  const file = storeLayout.record(store, name, version);
  const record = JSON.parse(await fs.readFile(file, 'utf8'));
  await fs.writeFile(file, JSON.stringify({ ...record, contract: 0 }));
  await expect(
    promote({ store, name, version, env: 'production', by: 'tester' }),
  ).rejects.toMatchObject({
    gate: 'contract',
    expected: expect.stringMatching(/^contract 1, which/),
  });
});

test('rejects a shell that does not support a live remote', async () => {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  await site.publishAndPromote({ name: 'media' });
  const contract = await captureRejection(site, { name: 'shell', contract: 3 });
  expect(contract).toMatchObject({ gate: 'contract', actual: '"media" with contract 1' });
  const shared = await captureRejection(site, { name: 'shell', provides: { react: '20.0.0' } });
  expect(shared).toMatchObject({ gate: 'shared', actual: '"media" requires react ^19.3.1' });
  expect(shared.expected).toContain('react 20.0.0');
});

test('rejects a shared module that the shell does not provide', async () => {
  const site = await createTestStore();
  const { version } = await site.publishAndPromote({ name: 'shell' });
  const rejection = await captureRejection(site, { name: 'media', shared: { vue: '^3.0.0' } });
  expect(rejection).toMatchObject({
    gate: 'shared',
    actual: '"media" requires vue ^3.0.0',
    expected: `what the shell ${version} provides: no vue`,
  });
});

test('rejects a version over its size budget unless the gate is skipped with a reason', async () => {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const oversizedBuild: AppBuild = { name: 'media', entry_kb: 0.01 };
  const rejection = await captureRejection(site, oversizedBuild);
  expect(rejection.gate).toBe('size');
  expect(rejection.expected).toBe('at most entry 0.0 KB (brotli)');
  const { name, version } = await site.publishApp(oversizedBuild);
  const { store } = site;
  const skipGates = { size: 'the new player, agreed on 3 May' };
  await promote({ store, name, version, env: 'production', by: 'tester', skipGates });
});

test.each([
  ['changed', (file: string) => fs.appendFile(file, ' ')],
  ['missing', (file: string) => fs.rm(file)],
])('rejects a version if one of its files is %s', async (state, damage) => {
  const site = await createTestStore();
  await site.publishAndPromote({ name: 'shell' });
  const { store, publishApp } = site;
  const { name, version } = await publishApp({ name: 'media' });
  await damage(path.join(storeLayout.files(store, name, version), 'remoteEntry.js'));
  await damage(path.join(storeLayout.server(store, name, version), 'main.cjs'));
  await expect(
    promote({ store, name, version, env: 'production', by: 'tester' }),
  ).rejects.toMatchObject({
    gate: 'files',
    actual: `server bundle is ${state}, remoteEntry.js is ${state}`,
    expected: 'every file as it was published (publishing the same build again restores them)',
  });
});
