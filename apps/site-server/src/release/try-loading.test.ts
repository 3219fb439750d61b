import { createRemoteCode, createSmallStore } from './testing/create-small-store.ts';
import { formatStack, tryLoading } from './try-loading.ts';

const env = 'production' as const;

test('reports the message and position of an error in a bundle', async () => {
  const { store, publishBuild, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const record = await publishBuild({ name: 'media', server: '\n\nnull.routes;' });
  const { name, version } = record;
  const [message, frame] = (await tryLoading(store, env, record))?.split('\n') ?? [];
  expect(message).toBe(
    `${name}@${version} throws at load (TH-201): TypeError: Cannot read properties of null (reading 'routes')`,
  );
  expect(frame).toMatch(new RegExp(`^ +at .*${name}/${version}/main\\.cjs:3:6`));
});

test('reports an invalid definition and returns null for a valid one', async () => {
  const { store, publishBuild, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const good = await publishBuild({ name: 'media', server: createRemoteCode('return 1;') });
  expect(await tryLoading(store, env, good)).toBeNull();
  const empty = await publishBuild({ name: 'media', server: '' });
  expect(await tryLoading(store, env, empty)).toContain('cannot be used (TH-202)');
});

test('loads a shell together with the live remotes', async () => {
  const { store, publishBuild, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  const server = "require('@tractor-haat/platform');";
  const version = await goLive({ name: 'media', server });
  const shell = await publishBuild({ name: 'shell', server: 'exports.sharedModules = {};' });
  expect(await tryLoading(store, env, shell)).toContain(`media@${version} throws at load (TH-201)`);
});

test('formats an error outside the bundle as its first line', () => {
  expect(formatStack(new Error('no'), 'media/1/main.cjs')).toBe('Error: no');
  expect(formatStack('only a text', 'media/1/main.cjs')).toBe('only a text');
});
