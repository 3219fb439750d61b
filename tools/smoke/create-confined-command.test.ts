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
const account = process.getuid?.() === 0 && isAccessibleToAll(root) ? 65_534 : process.getuid?.();
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

/** A bundle expression that tries each way out of the confinement and reports the results. */
function createAttempts(store: string, registryDir: string) {
  // Node compares paths as text: this path is inside the program folder by text, but resolves to the root.
  const link = path.join(root, 'apps/site-server/node_modules/@tractor-haat/registry');
  const pathThroughLink = link + '/..'.repeat(fs.realpathSync(link).split('/').length - 1);
  const attemptBodies = {
    environment: `if (process.env.REGISTRY_SECRET) return 'SECRET'; throw new Error('unset')`,
    key: `return read(${JSON.stringify(path.join(registryDir, 'signing.key'))})`,
    tokens: `return read(${JSON.stringify(path.join(registryDir, 'tokens.json'))})`,
    bytes: `return read(Buffer.from(${JSON.stringify(path.join(registryDir, 'signing.key'))}))`,
    link: `return read(${JSON.stringify(pathThroughLink + path.join(registryDir, 'signing.key'))})`,
    store: `return read(${JSON.stringify(storeLayout.previewKey(store))})`,
    parent: `return read('/proc/' + process.ppid + '/environ')`,
    program: `return read(${JSON.stringify(path.join(root, 'package.json'))})`,
    write: `return require('node:fs').writeFileSync(${JSON.stringify(path.join(store, 'x'))}, '')`,
    child: `return require('node:child_process').execFileSync('id')`,
    worker: `return new (require('node:worker_threads').Worker)('', { eval: true })`,
    addon: `return process.dlopen({ exports: {} }, '/nonexistent.node')`,
    wasi: `return new (require('node:wasi').WASI)({ version: 'preview1' })`,
    debugger: `return require('node:inspector').open(0)`,
    database: `return new (require('node:sqlite').DatabaseSync)(${JSON.stringify(path.join(store, 'x.db'))})`,
    account: `return process.getuid()`,
    signal: `return process.kill(process.ppid, 'SIGUSR1')`,
  };
  const bodies = Object.entries(attemptBodies).map(([name, body]) => `${name}: () => { ${body} }`);
  return `(() => {
    const read = (file) => require('node:fs').readFileSync(file, 'utf8');
    return JSON.stringify(Object.fromEntries(Object.entries({ ${bodies.join(', ')} }).map(([name, run]) => {
      try { return [name, 'done ' + run()]; } catch (error) { return [name, error.code ?? error.message]; }
    })));
  })()`;
}

const expectedResults = {
  environment: 'unset',
  key: 'ERR_ACCESS_DENIED',
  tokens: 'ERR_ACCESS_DENIED',
  bytes: 'ERR_ACCESS_DENIED',
  link: 'ERR_ACCESS_DENIED',
  store: 'ERR_ACCESS_DENIED',
  parent: 'ERR_ACCESS_DENIED',
  program: 'ERR_ACCESS_DENIED',
  write: 'ERR_ACCESS_DENIED',
  child: 'ERR_ACCESS_DENIED',
  worker: 'ERR_ACCESS_DENIED',
  addon: 'ERR_DLOPEN_DISABLED',
  wasi: 'ERR_ACCESS_DENIED',
  debugger: 'ERR_ACCESS_DENIED',
  database: 'A version under test is not allowed to do this.',
  account: `done ${account}`,
  signal: 'A version under test is not allowed to do this.',
};

test('code of a candidate cannot access the registry while the smoke gate loads it', async () => {
  const { store, registryDir, publishBuild } = await createRegistryStore();
  const server = `throw new Error('SPY ' + ${createAttempts(store, registryDir)} + ' END');`;
  const { name, version } = await publishBuild({ name: 'clips', server });
  const promotion = promote({ store, name, version, env, by: 'test', tools: { smoke } });
  const rejection = await promotion.then(
    () => null,
    (error: Error) => error.message,
  );
  const [, results = 'null'] = /SPY (.*) END/.exec(rejection ?? '') ?? [];
  expect(JSON.parse(results)).toEqual(expectedResults);
});

test('code of a candidate cannot access the registry while the smoke gate renders it', async () => {
  const { store, registryDir, publishBuild } = await createRegistryStore();
  const record = await publishBuild({
    name: 'clips',
    server: createRemoteCode(`return ${createAttempts(store, registryDir)};`),
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
    expect(JSON.parse(rendered)).toEqual(expectedResults);
    const file = (name: string) => fetch(`${servers.site}/r/clips/${record.version}/${name}`);
    expect((await file('remoteEntry.js')).status).toBe(200);
    expect((await file('linked.js')).status).toBe(404);
  } finally {
    await servers.stop();
    api.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
