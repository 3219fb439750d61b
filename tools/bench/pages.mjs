import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/site/server-process.ts';
import { command } from '../run/command.mjs';
import { root } from '../run/paths.mjs';
import { becomesReady } from '../start/readiness.mjs';
import { keepRunning } from '../start/supervisor.mjs';
import { federatedStore, LIST, oneBundleStore, startApi, startSite } from './sites.mjs';
import { measureVisits } from './visit.mjs';

const VISITS = 5;
const LOAD_SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 16;

const script = (name) => path.join(root, 'tools', 'bench', name);

/** A separate process, to keep load off the server's thread. */
async function load(site) {
  const args = [site.address + LIST, LOAD_SECONDS, CONNECTIONS, 'gzip'].map(String);
  const { stdout, code, output } = await command(process.execPath, [script('load.mjs'), ...args]);
  if (code !== 0) throw new Error(output);
  const figures = JSON.parse(stdout);
  if (figures.failed > 0) throw new Error(`${figures.failed} requests failed`);
  return figures;
}

/** Starts the API mock; each response is fetched once from the real API. */
async function startRecorded(folder, api) {
  const port = await freePort();
  const spec = {
    name: 'recorded API',
    file: process.execPath,
    args: [script('recorded-api.mjs'), String(port), api.address],
    cwd: root,
    env: process.env,
    log: path.join(folder, 'recorded-api.log'),
  };
  const running = keepRunning(spec, console.error);
  const address = `http://127.0.0.1:${port}`;
  await becomesReady(`${address}/api/health/ready`, running.hasGivenUp, 10_000);
  running.markReady();
  return { address, stop: running.stop };
}

async function withSites(stores, api, options, work) {
  const sites = await Promise.all(stores.map((store) => startSite(store, api.address, options)));
  try {
    return await work(sites);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** Best of several alternating rounds: other load only slows down. */
async function loadInTurns(sites) {
  const best = sites.map(() => null);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, site] of sites.entries()) {
      const figures = await load(site);
      if (!best[at] || figures.per_second > best[at].per_second) best[at] = figures;
    }
  return best;
}

async function measure(stores, { api, recorded }) {
  const urlsOf = (sites) => sites.map(({ address }) => address + LIST);
  console.log('  visits');
  const visits = await withSites(stores, api, {}, (sites) => measureVisits(urlsOf(sites), VISITS));
  console.log('  pages per second');
  const cached = await withSites(stores, api, {}, loadInTurns);
  const uncached = await withSites(stores, recorded, { cache: false }, loadInTurns);
  const withApi = await withSites(stores.slice(0, 1), api, { cache: false }, loadInTurns);
  return { visits, cached, uncached, withApi };
}

/** Measures the list page, federated and as one bundle. */
export async function benchPages() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-bench-'));
  const api = await startApi(folder);
  const recorded = await startRecorded(folder, api);
  try {
    const stores = [await federatedStore(folder), await oneBundleStore(folder)];
    const { visits, cached, uncached, withApi } = await measure(stores, { api, recorded });
    const [federated, oneBundle] = stores.map((_, at) => ({
      visits: visits[at],
      cached: cached[at],
      uncached: uncached[at],
    }));
    return { federated, oneBundle, withApi: withApi[0] };
  } finally {
    await Promise.all([recorded.stop(), api.stop()]);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
