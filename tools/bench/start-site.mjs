import fs from 'node:fs';
import path from 'node:path';
import { mfe, publishAndPromote, REMOTES } from '../../e2e/site/registry.ts';
import { startServer } from '../../e2e/site/server-process.ts';
import { command, lastLines } from '../run/command.mjs';
import { dataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';

/** The list page of all measurements. */
export const LIST_PATH = '/tractor-implements-in-india';

const remotes = [...REMOTES];

/** Publishes the delivered builds. */
export async function createFederatedStore(folder) {
  const store = path.join(folder, 'federated');
  await publishAndPromote(store, ['shell', ...remotes]);
  return store;
}

/** Builds and publishes the same sources as one bundle. */
export async function createBundledStore(folder) {
  const store = path.join(folder, 'one-bundle');
  const out = path.join(folder, 'one-bundle-build');
  const script = path.join(root, 'packages', 'tooling', 'src', 'webpack', 'one-bundle.mjs');
  const { code, output } = await command(process.execPath, [script, out, ...remotes]);
  if (code !== 0) throw new Error(output);
  const { published } = await mfe(store, ['publish', 'shell', ...remotes], path.join(out, 'apps'));
  for (const { name, version } of published.filter((one) => one.name !== 'shell')) {
    const file = path.join(store, 'records', name, `${version}.json`);
    const record = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...record, entry: null }));
  }
  const targets = published.map(({ name, version }) => `${name}@${version}`);
  await mfe(store, ['promote', ...targets, '--by', 'bench', '--skip-gate', 'smoke=only measured']);
  return store;
}

/** A site server on a store. `cache` false: renders every page. */
export const startSite = (store, api, { cache = true } = {}) =>
  startServer('apps/site-server/src/main.ts', '/__health/ready', (address) => ({
    STORE_DIR: store,
    API_BASE: api,
    PUBLIC_ORIGIN: address,
    PAGE_CACHE: cache ? 'on' : 'off',
    TRUSTED_PROXY_HOPS: '0',
    NODE_ENV: 'production',
  }));

/** Drawn pictures are stored in the data folder, for the next measurement. */
const drawings = () => ({ DRAWINGS_DIR: path.join(dataFolder(), 'drawings') });

/** Without it pages show the SVG drawings, which the page's main thread parses and paints. */
async function drawPictures() {
  const file = path.join(root, 'apps/api/src/commands/draw-ahead/main.ts');
  const env = { ...process.env, ...drawings() };
  const { code, output } = await command(process.execPath, [file], { env });
  if (code !== 0) throw new PlainFailure(lastLines(output));
}

/** An API whose pictures are drawn, as those of a running site are. */
export async function startApi(folder) {
  await drawPictures();
  return startServer('apps/api/src/main.ts', '/api/health/ready', (address) => ({
    ...drawings(),
    DATA_DIR: path.join(folder, 'data'),
    // With DATABASE_URL all of these are required.
    SECRET_KEY: 'the key of a measurement, nothing else',
    OTP_PROVIDER: 'outbox',
    PUBLIC_ORIGIN: address,
    TRUSTED_PROXY_HOPS: '1',
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    PREPARE_AT_START: 'on',
  }));
}
