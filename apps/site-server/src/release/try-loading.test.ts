import { remote, smallStore } from './testing/small-store.ts';
import { formatStack, tryLoading } from './try-loading.ts';

const env = 'production' as const;

test('what a bundle throws when it is run is told with its text and place', async () => {
  const { store, ship, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const record = await ship({ name: 'media', server: '\n\nnull.routes;' });
  const { name, version } = record;
  const [first, place] = (await tryLoading(store, env, record))?.split('\n') ?? [];
  expect(first).toBe(
    `${name}@${version} throws at load (TH-201): TypeError: Cannot read properties of null (reading 'routes')`,
  );
  expect(place).toMatch(new RegExp(`^ +at .*${name}/${version}/main\\.cjs:3:6`));
});

test('what is no definition is said; what runs is null', async () => {
  const { store, ship, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const good = await ship({ name: 'media', server: remote('return 1;') });
  expect(await tryLoading(store, env, good)).toBeNull();
  const empty = await ship({ name: 'media', server: '' });
  expect(await tryLoading(store, env, empty)).toContain('cannot be used (TH-202)');
});

test('a shell is tried with the remotes that are live', async () => {
  const { store, ship, goLive } = smallStore();
  await goLive({ name: 'shell' });
  const server = "require('@tractor-haat/platform');";
  const version = await goLive({ name: 'media', server });
  const shell = await ship({ name: 'shell', server: 'exports.sharedModules = {};' });
  expect(await tryLoading(store, env, shell)).toContain(`media@${version} throws at load (TH-201)`);
});

test('an error from elsewhere is told by its first line', () => {
  expect(formatStack(new Error('no'), 'media/1/main.cjs')).toBe('Error: no');
  expect(formatStack('only a text', 'media/1/main.cjs')).toBe('only a text');
});
