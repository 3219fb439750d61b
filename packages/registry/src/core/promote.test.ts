import { readFileSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createTestStore } from '../testing/create-test-store.ts';
import { releaseCanary } from './canary/release-canary.ts';
import { readEnvironment } from './environment.ts';
import { promote } from './promote.ts';
import { readLog } from './read-log.ts';
import { resolveRegistryDir } from './read-registry-file.ts';
import { toPublicKey } from './sign-record.ts';
import { ensureSigningKey } from './signing-key.ts';
import { storeLayout } from './store-layout.ts';

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

test('replaces a version whose record is missing', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const live = await publishAndPromote({ name: 'media' });
  await fs.rm(storeLayout.record(store, 'media', live.version));
  const { version } = await publishApp({ name: 'media', code: '2' });
  expect((await promote({ store, name: 'media', version, env, by })).outcome).toBe('promoted');
});

test('a promotion over an intact environment file creates no broken file', async () => {
  const { store, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  await publishAndPromote({ name: 'media' });
  expect(await fs.readdir(path.join(store, 'environments'))).toEqual(['production.json']);
});

test('gives up after 50 attempts if the environment changes during each of them', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  await publishAndPromote({ name: 'shell' });
  const { name, version } = await publishApp({ name: 'media' });
  const file = storeLayout.environment(store, env);
  let attempts = 0;
  const now = () => {
    attempts += 1;
    if (attempts > 60) throw new Error('too many attempts');
    const environment = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...environment, updated_at: `change ${attempts}` }));
    return new Date();
  };
  await expect(promote({ store, name, version, env, by, now })).rejects.toThrow(
    `production changes too fast to promote media@${version}; try again.`,
  );
  expect(attempts).toBe(50);
});

async function startCanary(routes: string[]) {
  const site = await createTestStore();
  const { store, publishApp, publishAndPromote } = site;
  await publishAndPromote({ name: 'shell' });
  for (const name of ['loans', 'media']) await publishAndPromote({ name });
  const canary = await publishApp({ name: 'media', code: '2', routes });
  const target = { store, env, by, name: 'media' };
  await releaseCanary({ ...target, version: canary.version, percent: 10 });
  return { ...site, canary, target };
}

test('rejects a version with a route that only the canary of the other remote has', async () => {
  const { target, publishApp } = await startCanary(['/media', '/clips']);
  const { name, version } = await publishApp({ name: 'loans', code: '2', routes: ['/clips'] });
  await expect(promote({ ...target, name, version })).rejects.toMatchObject({ gate: 'routes' });
});

test('rejects a version with a route of only one of two running canaries', async () => {
  const { target, publishApp } = await startCanary(['/media', '/clips']);
  const loans = await publishApp({ name: 'loans', code: '2', routes: ['/loans', '/rates'] });
  await releaseCanary({ ...target, name: 'loans', version: loans.version, percent: 10 });
  for (const route of ['/clips', '/rates']) {
    const { name, version } = await publishApp({ name: 'other', routes: [route] });
    await expect(promote({ ...target, name, version })).rejects.toMatchObject({ gate: 'routes' });
  }
});

test('ends a canary whose record is missing by the promotion of another version', async () => {
  const { store, target, canary, publishApp } = await startCanary(['/media']);
  await fs.rm(storeLayout.record(store, 'media', canary.version));
  const { version } = await publishApp({ name: 'media', code: '3' });
  expect((await promote({ ...target, version })).environment.trials).toBeUndefined();
});

test('runs the files and smoke gates once although a canary of another app is running', async () => {
  const { store, folder, target, publishApp } = await startCanary(['/media']);
  const { name, version } = await publishApp({ name: 'other' });
  const runsFile = path.join(folder, 'smoke-runs');
  // The smoke program damages the version, so a second run of the files gate would reject it.
  const damagedFile = path.join(storeLayout.files(store, name, version), 'remoteEntry.js');
  const script = 'printf . >> "$0"; printf x >> "$1"';
  const smoke = ['/bin/sh', '-c', script, runsFile, damagedFile] as const;
  await promote({ ...target, name, version, tools: { smoke } });
  expect(await fs.readFile(runsFile, 'utf8')).toBe('.');
});

test('continues only a running canary of the same app with the same start revision', async () => {
  const { target, canary, publishApp } = await startCanary(['/media']);
  const { version } = canary;
  const loans = await publishApp({ name: 'loans', code: '2' });
  await expect(promote({ ...target, version, continues: 3 })).rejects.toThrow(
    'The canary of media in production has ended: nothing was changed.',
  );
  await expect(
    promote({ ...target, name: 'loans', version: loans.version, continues: 4 }),
  ).rejects.toThrow('The canary of loans in production has ended: nothing was changed.');
  expect((await promote({ ...target, version, continues: 4 })).outcome).toBe('promoted');
});

test('runs no gate twice without a canary', async () => {
  const { store, publishApp, publishAndPromote } = await createTestStore();
  const key = toPublicKey(await ensureSigningKey(resolveRegistryDir(store)));
  await publishAndPromote({ name: 'shell' });
  const { name, version } = await publishApp({ name: 'media' });
  // The smoke program deletes the signature, so a second run of the signature gate would reject the version.
  const smoke = ['/bin/sh', '-c', 'rm "$0"', storeLayout.signature(store, name, version)] as const;
  const { outcome } = await promote({ store, name, version, env, by, tools: { key, smoke } });
  expect(outcome).toBe('promoted');
});
