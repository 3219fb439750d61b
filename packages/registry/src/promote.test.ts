import fs from 'node:fs/promises';
import path from 'node:path';
import { readEnvironment } from './environment.ts';
import { promote } from './promote.ts';
import { readLog } from './read-log.ts';
import { storeLayout } from './store-layout.ts';
import { createTestStore } from './testing/create-test-store.ts';

const env = 'production' as const;
const by = 'tester';

test('promotes a version, stores the replaced version as previous and logs the change', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  const shell = await publishAndPromote({ name: 'shell' });
  const first = await publishAndPromote({ name: 'media' });
  const second = await publishApp({ name: 'media', code: '2' });
  const { version } = second;
  const skipGates = { smoke: 'no browser here' };
  const result = await promote({ store, name: 'media', version, env, by, skipGates });
  expect(result.outcome).toBe('promoted');
  const environment = await readEnvironment(store, env);
  expect(environment).toMatchObject({
    revision: 3,
    shell: { version: shell.version },
    remotes: { media: { version, previous: first.version } },
  });
  const log = await readLog(store);
  expect(log.map((line) => line.revision)).toEqual([1, 2, 3]);
  expect(log[2]).toMatchObject({
    env,
    by,
    name: 'media',
    from: first.version,
    to: version,
    passed_gates: ['contract', 'host', 'shared', 'routes', 'size', 'files'],
    skipped_gates: skipGates,
  });
});

test('promoting the live version changes nothing', async () => {
  const { store, publishAndPromote } = await createTestStore();
  const { name, version } = await publishAndPromote({ name: 'shell' });
  const result = await promote({ store, name, version, env, by });
  expect(result.outcome).toBe('unchanged');
  expect((await readEnvironment(store, env)).revision).toBe(1);
  expect(await readLog(store)).toHaveLength(1);
});

test('a promotion in production leaves staging unchanged', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  expect((await readEnvironment(store, 'staging')).shell).toBeNull();
});

test('concurrent promotions lose no change', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const records = [];
  for (const name of names) records.push(await publishApp({ name }));
  await Promise.all(
    records.map(({ name, version }) => promote({ store, name, version, env, by: name })),
  );
  const { revision, remotes } = await readEnvironment(store, env);
  expect(Object.keys(remotes).sort()).toEqual(names);
  expect(revision).toBe(1 + names.length);
  const log = await readLog(store);
  expect(log.map((line) => line.revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('rejects one of two concurrent promotions with the same route', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const conflicting = [
    await publishApp({ name: 'a', routes: ['/same/:x'] }),
    await publishApp({ name: 'b', routes: ['/same/:y'] }),
  ];
  const results = await Promise.allSettled(
    conflicting.map(({ name, version }) => promote({ store, name, version, env, by })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(Object.keys((await readEnvironment(store, env)).remotes)).toHaveLength(1);
});

test('the next promotion logs a change whose log line was lost in a crash', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const log = storeLayout.log(store);
  await fs.writeFile(log, (await fs.readFile(log, 'utf8')).slice(0, 20));
  await publishAndPromote({ name: 'media' });
  expect((await readLog(store)).map(({ name }) => name)).toEqual(['shell', 'media']);
});

test('a promotion restores a broken environment file from the log', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media' });
  const { name, version } = await publishApp({ name: 'account' });
  const file = storeLayout.environment(store, env);
  const broken = '{"revision": 2, "she';
  await fs.writeFile(file, broken);
  await expect(readEnvironment(store, env)).rejects.toThrow(
    /production\.json is not JSON\. `mfe repair --env production` restores it from the log/,
  );
  await promote({ store, name, version, env, by });
  const { revision, remotes } = await readEnvironment(store, env);
  expect([revision, Object.keys(remotes)]).toEqual([3, ['media', 'account']]);
  expect(await fs.readFile(`${file}.broken`, 'utf8')).toBe(broken);
});

test('a second promotion waits for the first, and each runs its gates once', async () => {
  const { store, folder, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const gateRunsFile = path.join(folder, 'gate-runs');
  const script = `require('fs').appendFileSync(${JSON.stringify(gateRunsFile)}, '.')`;
  const smoke = [process.execPath, '-e', script, '--'] as const;
  const holders: string[] = [];
  const onWait = (holder: string) => holders.push(holder);
  const both = [await publishApp({ name: 'a' }), await publishApp({ name: 'b' })];
  await Promise.all(
    both.map(({ name, version }) =>
      promote({ store, name, version, env, by, tools: { smoke }, onWait }),
    ),
  );
  expect(await fs.readFile(gateRunsFile, 'utf8')).toBe('..');
  expect(holders).toEqual([expect.stringMatching(/^The promotion of [ab]@\S+ by tester$/)]);
});

test.each([
  ['an unknown version', { version: '0.1.0-0123456789ab' }, /not published/],
  ['a version that is a path', { version: '../../etc' }, /must be a version/],
  ['a name that is a path', { name: '../x' }, /must be an app name/],
  [
    'skipping a gate that cannot be skipped',
    { skipGates: { files: 'it is urgent' } },
    /cannot be skipped/,
  ],
  ['skipping a gate without a reason', { skipGates: { smoke: ' ' } }, /requires a reason/],
])('promote rejects %s', async (_, change, message) => {
  const { store, publishApp } = await createTestStore();
  const { name, version } = await publishApp({ name: 'shell' });
  await expect(promote({ store, name, version, env, by, ...change })).rejects.toThrow(message);
});

test('a promotion leaves no temporary file', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  expect((await fs.readdir(store)).sort()).toEqual([
    'environments',
    'files',
    'lock',
    'log.jsonl',
    'records',
    'server',
    'turn-production',
    'work',
  ]);
  expect(await fs.readdir(path.join(store, 'environments'))).toEqual(['production.json']);
});
