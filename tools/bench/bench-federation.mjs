import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { addRemotes } from './add-remotes.mjs';
import { describeMachine } from './describe-machine.mjs';
import { measureVisits } from './measure-visits.mjs';
import { createFederatedStore, LIST_PATH, startApi, startSite } from './start-site.mjs';

const REMOTE_COUNT = 50;
const VISITS_PER_PAGE = 3;

/** Limit of additional bytes per first visit. Additional requests are not allowed at all. */
const MAX_BYTES = 1024;

/** Compares first visits with the live remotes only and with `REMOTE_COUNT` remotes. Returns Markdown tables. */
export async function benchFederation() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-bench-'));
  const running = [await startApi(folder)];
  try {
    const plainStore = await createFederatedStore(folder);
    const filled = path.join(folder, 'filled');
    fs.cpSync(plainStore, filled, { recursive: true });
    await addRemotes(filled, path.join(folder, 'apps'), REMOTE_COUNT);
    const [{ address: api }] = running;
    for (const store of [plainStore, filled]) running.push(await startSite(store, api));
    const sites = running.slice(1).map(({ address }) => address);
    const { live } = await (await fetch(`${sites[0]}/__health/ready`)).json();
    const tables = [];
    for (const page of ['/', LIST_PATH]) {
      const [baseline, extended] = await measureSites(sites, page);
      tables.push(formatTable(page, baseline, extended, Object.keys(live).length - 1));
      console.error(tables.at(-1));
      requireWithinLimits(page, baseline, extended);
    }
    return [describeMachine(), ...tables].join('\n\n');
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const sumBytes = (bytes) => Object.values(bytes).reduce((total, count) => total + count, 0);

async function measureSizes(site, page) {
  const html = await (await fetch(site + page)).text();
  const { composition } = await (await fetch(`${site}/__health/ready`)).json();
  const compositionJson = await (await fetch(`${site}/_composition/${composition}.json`)).text();
  const computeBrotliSize = (text) => zlib.brotliCompressSync(text).length;
  return { html: computeBrotliSize(html), composition: computeBrotliSize(compositionJson) };
}

async function measureSites(sites, page) {
  const visits = await measureVisits(
    sites.map((site) => site + page),
    VISITS_PER_PAGE,
  );
  return Promise.all(
    sites.map(async (site, index) => ({
      ...visits[index],
      sizes: await measureSizes(site, page),
    })),
  );
}

const formatBytes = (value) => `${value} B`;

const createRow = (name, read, format) => ({ name, read, format });

const rows = [
  createRow('requests of a first visit', ({ requests }) => requests, String),
  createRow('bytes of a first visit, with headers', (visit) => sumBytes(visit.bytes), formatBytes),
  createRow('its HTML, brotli', ({ sizes }) => sizes.html, formatBytes),
  createRow('list of all remotes, brotli', ({ sizes }) => sizes.composition, formatBytes),
];

const formatTable = (page, baseline, extended, count) =>
  [
    `| \`${page}\` | ${count} remotes | ${REMOTE_COUNT} remotes | more |`,
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ name, read, format }) => {
      const baselineValue = read(baseline);
      const extendedValue = read(extended);
      const cells = [
        name,
        format(baselineValue),
        format(extendedValue),
        extendedValue - baselineValue,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');

function requireWithinLimits(page, baseline, extended) {
  const moreRequests = extended.requests - baseline.requests;
  const moreBytes = sumBytes(extended.bytes) - sumBytes(baseline.bytes);
  if (moreRequests > 0 || moreBytes > MAX_BYTES)
    throw new Error(
      `${page}: ${moreRequests} requests and ${moreBytes} bytes more with ${REMOTE_COUNT} remotes; none and ${MAX_BYTES} are allowed`,
    );
}
