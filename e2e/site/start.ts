import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../../packages/tooling/src/chromium/find-chromium.mjs';
import { listFiles } from '../../tools/install/hash-files.mjs';
import { buildWorkshop } from './build-workshop.ts';
import { CACHE_FOLDER, copyCachedFolder, listSources } from './cached-folder.ts';
import { publishAndPromote, REMOTES } from './registry.ts';
import { root, type ServerProcess, startServer } from './server-process.ts';
import { copyWorkspace } from './workspace-copy.ts';

/** Starts the site on free ports, with its own data and store, from the builds of the apps. */
export default async function start() {
  if (!findChromium()) throw new Error('Chromium is missing: npm test installs it.');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-browser-'));
  const store = path.join(folder, 'store');
  const workspace = path.join(folder, 'workspace');
  const workshop = path.join(folder, 'workshop');
  const servers: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [api] = await Promise.all([
      startFilledApi(path.join(folder, 'data')).then((started) => {
        servers.push(started);
        return started;
      }),
      prepareStore(store),
      buildWorkshop(workshop),
    ]);
    copyWorkspace(workspace);
    const site = await startSite(store, api.address);
    servers.push(site);
    await Promise.all(
      ['/tractor-implements-in-india', '/tractors', '/tractor/any/1'].map((page) =>
        warmUp(site.address + page),
      ),
    );
    process.env.SITE_ADDRESS = site.address;
    process.env.SITE_API = api.address;
    process.env.SITE_STORE = store;
    process.env.SITE_WORKSPACE = workspace;
    process.env.SITE_WORKSHOP = workshop;
    process.env.SITE_DRAWINGS = getDrawingsFolder();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

const MAX_WARM_UP_REQUESTS = 20;

/** The first responses of the embedded database may exceed the API timeout of a page. */
async function warmUp(address: string) {
  for (let attempt = 0; attempt < MAX_WARM_UP_REQUESTS; attempt += 1) {
    if ((await fetch(address)).ok) return;
  }
  throw new Error(`${address} does not answer`);
}

/** Publishes and promotes all apps, or reuses the store of an earlier run with equal builds. */
const prepareStore = (store: string) =>
  copyCachedFolder(
    {
      name: 'store',
      inputFiles: [
        ...listSources('packages/registry'),
        ...['shell', ...REMOTES].flatMap((app) => [
          ...['package.json', 'remote.json', 'shell.json'].flatMap((file) =>
            listSources(`apps/${app}/${file}`),
          ),
          ...listFiles(path.join(root, 'apps', app, 'dist'), () => true),
        ]),
      ],
      create: async (folder) => {
        await publishAndPromote(folder, ['shell', ...REMOTES]);
      },
    },
    store,
  );

/** Starts an API on tables that are already filled, and checks that the tables are up to date. */
async function startFilledApi(data: string) {
  await fillDatabase(data);
  return startApi(data);
}

export const fillDatabase = (data: string) =>
  copyCachedFolder(
    {
      name: 'database',
      inputFiles: listSources(
        'apps/api',
        'packages/api-client',
        'packages/i18n',
        'content',
        'pnpm-lock.yaml',
      ),
      create: async (folder) => {
        const filled = `${folder}.filling`;
        const api = await startApi(filled);
        await api.stop();
        fs.renameSync(path.join(filled, 'db'), folder);
        fs.rmSync(filled, { recursive: true });
      },
    },
    path.join(data, 'db'),
  );

/**
 * All runs share these pictures. File names contain a hash of the content, so no file is outdated. Nothing is drawn
 * ahead: pages show SVG drawings, and a test that needs a picture requests it.
 */
const getDrawingsFolder = () => path.join(CACHE_FOLDER, 'drawings');

/** Environment variables that override the defaults. */
type Settings = Readonly<Record<string, string>>;

/** Without other settings the API uses an embedded database in the folder `data`. */
export const startApi = (data: string, env: Settings = {}, port?: number) =>
  startServer(
    'apps/api/src/main.ts',
    '/api/health/ready',
    () => ({
      DATA_DIR: data,
      DATABASE_URL: '',
      DRAWINGS_DIR: getDrawingsFolder(),
      OTP_PROVIDER: 'outbox',
      TRUSTED_PROXY_HOPS: '1',
      ...env,
    }),
    port,
  );

export const startSite = (store: string, api: string, env: Settings = {}, port?: number) =>
  startServer(
    'apps/site-server/src/main.ts',
    '/__health/ready',
    (address) => ({
      STORE_DIR: store,
      API_BASE: api,
      PUBLIC_ORIGIN: address,
      ...env,
    }),
    port,
  );
