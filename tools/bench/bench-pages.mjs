import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../e2e/site/server-process.ts';
import { root } from '../run/paths.mjs';
import { runCommand } from '../run/run-command.mjs';
import { supervise } from '../start/supervise.mjs';
import { waitUntilReady } from '../start/wait-until-ready.mjs';
import { measureVisits } from './measure-visits.mjs';
import {
  createBundledStore,
  createFederatedStore,
  LIST_PATH,
  startApi,
  startSite,
} from './start-site.mjs';

const VISITS_PER_SITE = 5;
const LOAD_SECONDS = 5;
const LOAD_ROUNDS = 3;
const LOAD_CONNECTIONS = 16;

/** Measures the list page with each app as a separate version and with all apps in one bundle. */
export async function benchPages() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-bench-'));
  const api = await startApi(folder);
  const recorded = await startRecordedApi(folder, api);
  try {
    const stores = [await createFederatedStore(folder), await createBundledStore(folder)];
    const { visits, cached, uncached, withApi } = await measureStores(stores, { api, recorded });
    const [federated, oneBundle] = stores.map((_, index) => ({
      visits: visits[index],
      cached: cached[index],
      uncached: uncached[index],
    }));
    return { federated, oneBundle, withApi: withApi[0] };
  } finally {
    await Promise.all([recorded.stop(), api.stop()]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const getScriptPath = (name) => path.join(root, 'tools', 'bench', name);

/** The load comes from a separate process, so that it does not slow down the process of the measurement. */
async function runLoad(site) {
  const args = [site.address + LIST_PATH, LOAD_SECONDS, LOAD_CONNECTIONS, 'gzip'].map(String);
  const { stdout, code, output } = await runCommand(process.execPath, [
    getScriptPath('load.mjs'),
    ...args,
  ]);
  if (code !== 0) throw new Error(output);
  const metrics = JSON.parse(stdout);
  if (metrics.failed > 0) throw new Error(`${metrics.failed} requests failed`);
  return metrics;
}

/** Each response is fetched once from the real API, so that only the site server is measured. */
async function startRecordedApi(folder, api) {
  const port = await findFreePort();
  const spec = {
    name: 'recorded API',
    file: process.execPath,
    args: [getScriptPath('recorded-api.mjs'), String(port), api.address],
    cwd: root,
    env: process.env,
    log: path.join(folder, 'recorded-api.log'),
  };
  const running = supervise(spec, console.error);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(`${address}/api/health/ready`, running.hasFailed, 10_000);
  running.markReady();
  return { address, stop: running.stop };
}

async function withSites(stores, api, options, task) {
  const sites = await Promise.all(stores.map((store) => startSite(store, api.address, options)));
  try {
    return await task(sites);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** Returns the best of several alternating rounds, because other load on the machine can only slow a site down. */
async function measureLoad(sites) {
  const best = sites.map(() => null);
  for (let round = 0; round < LOAD_ROUNDS; round += 1)
    for (const [index, site] of sites.entries()) {
      const metrics = await runLoad(site);
      const previous = best[index];
      if (!previous || metrics.per_second > previous.per_second) best[index] = metrics;
    }
  return best;
}

async function measureStores(stores, { api, recorded }) {
  const toListUrls = (sites) => sites.map(({ address }) => address + LIST_PATH);
  console.log('  visits');
  const visits = await withSites(stores, api, {}, (sites) =>
    measureVisits(toListUrls(sites), VISITS_PER_SITE),
  );
  console.log('  pages per second');
  const cached = await withSites(stores, api, {}, measureLoad);
  const uncached = await withSites(stores, recorded, { cache: false }, measureLoad);
  const withApi = await withSites(stores.slice(0, 1), api, { cache: false }, measureLoad);
  return { visits, cached, uncached, withApi };
}
