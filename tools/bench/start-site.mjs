import fs from 'node:fs';
import path from 'node:path';
import { publishAndPromote, REMOTES, runMfe } from '../../e2e/site/registry.ts';
import { startServer } from '../../e2e/site/server-process.ts';
import { getDataFolder, root } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { getLastLines, runCommand } from '../run/run-command.mjs';

/** The list page that all measurements visit. */
export const LIST_PATH = '/tractor-implements-in-india';

/** The store contains each app as a separate version, as in production. */
export async function createFederatedStore(folder) {
  const store = path.join(folder, 'federated');
  await publishAndPromote(store, ['shell', ...REMOTES]);
  return store;
}

/** One bundle contains the code of all remotes, so their records have no entry file. */
export async function createBundledStore(folder) {
  const store = path.join(folder, 'one-bundle');
  const out = path.join(folder, 'one-bundle-build');
  const script = path.join(root, 'packages', 'tooling', 'src', 'webpack', 'one-bundle.mjs');
  const { code, output } = await runCommand(process.execPath, [script, out, ...REMOTES]);
  if (code !== 0) throw new Error(output);
  const { published } = await runMfe(
    store,
    ['publish', 'shell', ...REMOTES],
    path.join(out, 'apps'),
  );
  for (const { name, version } of published.filter((app) => app.name !== 'shell')) {
    const file = path.join(store, 'records', name, `${version}.json`);
    const record = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...record, entry: null }));
  }
  const targets = published.map(({ name, version }) => `${name}@${version}`);
  await runMfe(store, [
    'promote',
    ...targets,
    '--by',
    'bench',
    '--skip-gate',
    'smoke=only measured',
  ]);
  return store;
}

/** Without `cache` the site server renders a page for each request. */
export const startSite = (store, api, { cache = true } = {}) =>
  startServer('apps/site-server/src/main.ts', '/__health/ready', (address) => ({
    STORE_DIR: store,
    API_BASE: api,
    PUBLIC_ORIGIN: address,
    PAGE_CACHE: cache ? 'on' : 'off',
    TRUSTED_PROXY_HOPS: '0',
    NODE_ENV: 'production',
  }));

/** The pictures stay in the data folder, so that the next measurement starts faster. */
const createDrawingsEnv = () => ({ DRAWINGS_DIR: path.join(getDataFolder(), 'drawings') });

/** Without drawn pictures, pages contain SVG drawings, whose parsing and painting would be measured too. */
async function drawPictures() {
  const file = path.join(root, 'apps/api/src/commands/draw-ahead.ts');
  const env = { ...process.env, ...createDrawingsEnv() };
  const { code, output } = await runCommand(process.execPath, [file], { env });
  if (code !== 0) throw new PlainFailure(getLastLines(output));
}

/** Pictures are drawn before the API starts, as on a site that has run for a while. */
export async function startApi(folder) {
  await drawPictures();
  return startServer('apps/api/src/main.ts', '/api/health/ready', (address) => ({
    ...createDrawingsEnv(),
    DATA_DIR: path.join(folder, 'data'),
    // The API requires these settings if DATABASE_URL is set.
    SECRET_KEY: 'the key of a measurement, nothing else',
    OTP_PROVIDER: 'outbox',
    PUBLIC_ORIGIN: address,
    TRUSTED_PROXY_HOPS: '1',
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    PREPARE_AT_START: 'on',
  }));
}
