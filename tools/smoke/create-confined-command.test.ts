import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  createRemoteCode,
  createSmallStore,
} from '../../apps/site-server/src/release/testing/create-small-store.ts';
import { promote, storeLayout } from '../../packages/registry/src/index.ts';
import { root } from '../run/paths.mjs';
import { createCandidateStore } from './create-candidate-store.mjs';
import { startSmokeServers } from './start-smoke-servers.mjs';

const env = 'production' as const;

const isAccessibleToAll = (folder: string): boolean =>
  (fs.statSync(folder).mode & 0o001) !== 0 &&
  (path.dirname(folder) === folder || isAccessibleToAll(path.dirname(folder)));
/** User id of the command if the tests run as root. */
const UNPRIVILEGED_UID = 65_534;
const account =
  process.getuid?.() === 0 && isAccessibleToAll(root) ? UNPRIVILEGED_UID : process.getuid?.();
const smoke = [process.execPath, path.join(root, 'tools', 'smoke.mjs')] as const;

/** A store and the registry's private folder, with secrets in both. */
async function createRegistryStore() {
  const site = createSmallStore();
  await site.goLive({ name: 'shell' });
  const registryDir = `${site.store}-registry`;
  fs.mkdirSync(registryDir, { mode: 0o700 });
  for (const name of ['signing.key', 'tokens.json'])
    fs.writeFileSync(path.join(registryDir, name), 'SECRET', { mode: 0o600 });
  fs.writeFileSync(storeLayout.previewKey(site.store), 'SECRET');
  process.env.REGISTRY_SECRET = 'SECRET';
  return { ...site, registryDir };
}

/** Function bodies that try to leave the confinement, each with its expected result or error. */
function createAttempts(store: string, registryDir: string) {
  const denied = 'ERR_ACCESS_DENIED';
  const forbidden = 'A version under test is not allowed to do this.';
  const quote = JSON.stringify;
  const key = path.join(registryDir, 'signing.key');
  const database = path.join(store, 'x.db');
  // Node compares paths as text: this path is inside the program folder by text, but resolves to the root.
  const link = path.join(root, 'apps/site-server/node_modules/@tractor-haat/registry');
  const pathThroughLink = link + '/..'.repeat(fs.realpathSync(link).split('/').length - 1);
  return {
    environment: [
      `if (process.env.REGISTRY_SECRET) return 'SECRET'; throw new Error('unset')`,
      'unset',
    ],
    key: [`return read(${quote(key)})`, denied],
    tokens: [`return read(${quote(path.join(registryDir, 'tokens.json'))})`, denied],
    bytes: [`return read(Buffer.from(${quote(key)}))`, denied],
    link: [`return read(${quote(pathThroughLink + key)})`, denied],
    store: [`return read(${quote(storeLayout.previewKey(store))})`, denied],
    parent: [`return read('/proc/' + process.ppid + '/environ')`, denied],
    program: [`return read(${quote(path.join(root, 'package.json'))})`, denied],
    write: [`return require('node:fs').writeFileSync(${quote(path.join(store, 'x'))}, '')`, denied],
    child: [`return require('node:child_process').execFileSync('id')`, denied],
    worker: [`return new (require('node:worker_threads').Worker)('', { eval: true })`, denied],
    addon: [`return process.dlopen({ exports: {} }, '/nonexistent.node')`, 'ERR_DLOPEN_DISABLED'],
    wasi: [`return new (require('node:wasi').WASI)({ version: 'preview1' })`, denied],
    debugger: [`return require('node:inspector').open(0)`, denied],
    database: [`return new (require('node:sqlite').DatabaseSync)(${quote(database)})`, forbidden],
    account: [`return process.getuid()`, `done ${account}`],
    signal: [`return process.kill(process.ppid, 'SIGUSR1')`, forbidden],
  } as const;
}

type Attempts = ReturnType<typeof createAttempts>;

const toExpectedResults = (attempts: Attempts) =>
  Object.fromEntries(Object.entries(attempts).map(([name, [, result]]) => [name, result]));

/** A bundle expression that runs the attempts and returns their results as JSON. */
function createSpyExpression(attempts: Attempts): string {
  const functions = Object.entries(attempts).map(([name, [body]]) => `${name}: () => { ${body} }`);
  return `(() => {
    const read = (file) => require('node:fs').readFileSync(file, 'utf8');
    return JSON.stringify(Object.fromEntries(Object.entries({ ${functions.join(', ')} }).map(([name, run]) => {
      try { return [name, 'done ' + run()]; } catch (error) { return [name, error.code ?? error.message]; }
    })));
  })()`;
}

const originalEnv = {
  API_BASE: process.env.API_BASE,
  REGISTRY_SECRET: process.env.REGISTRY_SECRET,
};
afterEach(() => {
  for (const [name, value] of Object.entries(originalEnv))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
});

test('code of a candidate cannot access the registry while the smoke gate loads it', async () => {
  const { store, registryDir, publishBuild } = await createRegistryStore();
  const attempts = createAttempts(store, registryDir);
  const server = `throw new Error('SPY ' + ${createSpyExpression(attempts)} + ' END');`;
  const { name, version } = await publishBuild({ name: 'clips', server });
  const promotion = promote({ store, name, version, env, by: 'test', tools: { smoke } });
  const rejection = await promotion.then(
    () => null,
    (error: Error) => error.message,
  );
  const [, results = 'null'] = /SPY (.*) END/.exec(rejection ?? '') ?? [];
  expect(JSON.parse(results)).toEqual(toExpectedResults(attempts));
});

test('code of a candidate cannot access the registry while the smoke gate renders it', async () => {
  const { store, registryDir, publishBuild } = await createRegistryStore();
  const attempts = createAttempts(store, registryDir);
  const record = await publishBuild({
    name: 'clips',
    server: createRemoteCode(`return ${createSpyExpression(attempts)};`),
  });
  // A link that an external build could put into the store.
  const linked = path.join(store, 'files', 'clips', record.version, 'linked.js');
  fs.symlinkSync(path.join(registryDir, 'signing.key'), linked);
  const api = http.createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(api, 'listening');
  process.env.API_BASE = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'smoke-test-'));
  fs.chmodSync(folder, 0o711);
  const candidateStore = createCandidateStore(folder, store, env, record);
  const servers = await startSmokeServers(folder, candidateStore, env);
  try {
    const response = await fetch(`${servers.site}/clips`);
    const text = await response.text();
    expect(response.status).toBe(200);
    const [, rendered = text] = /^\S+ ({.*})/.exec(text) ?? [];
    expect(JSON.parse(rendered)).toEqual(toExpectedResults(attempts));
    const file = (name: string) => fetch(`${servers.site}/r/clips/${record.version}/${name}`);
    expect((await file('remoteEntry.js')).status).toBe(200);
    expect((await file('linked.js')).status).toBe(404);
  } finally {
    await servers.stop();
    api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
