import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publishAndPromote, REMOTES } from './registry.ts';
import { type ServerProcess, startServer } from './server-process.ts';

/** Starts the whole site on free ports, with its own data and store, from the apps' builds. */
export default async function start() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-browser-'));
  const store = path.join(folder, 'store');
  const servers: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await publishAndPromote(store, ['shell', ...REMOTES]);
    const api = await startApi(path.join(folder, 'data'));
    servers.push(api);
    const site = await startSite(store, api.address);
    servers.push(site);
    for (const page of ['/tractor-implements-in-india', '/tractors', '/tractor/any/1']) {
      await becomesWarm(site.address + page);
    }
    process.env.SITE_ADDRESS = site.address;
    process.env.SITE_API = api.address;
    process.env.SITE_STORE = store;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The embedded database's first answers may take longer than a page waits for the API. */
async function becomesWarm(address: string) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await fetch(address)).ok) return;
  }
  throw new Error(`${address} does not answer`);
}

/** The API on an embedded database of its own. */
const startApi = (data: string) =>
  startServer('apps/api/src/main.ts', '/api/health/ready', () => ({
    DATA_DIR: data,
    DATABASE_URL: '',
    WARM_PICTURES: 'off',
    OTP_PROVIDER: 'outbox',
    TRUSTED_PROXY_HOPS: '1',
  }));

/** A site server on a store; `env` beside or in place of its usual settings. */
export const startSite = (store: string, api: string, env: Readonly<Record<string, string>> = {}) =>
  startServer('apps/shell/src/host/main.ts', '/__health/ready', (address) => ({
    STORE_DIR: store,
    API_BASE: api,
    PUBLIC_ORIGIN: address,
    UI_GALLERY: process.env.UI_GALLERY ?? 'on',
    ...env,
  }));
