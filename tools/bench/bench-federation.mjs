import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { addRemotes } from './add-remotes.mjs';
import { describeMachine } from './describe-machine.mjs';
import { measureVisits, sumBytes } from './measure-visits.mjs';
import { createFederatedStore, LIST_PATH, startApi, startSite } from './start-site.mjs';

const REMOTE_COUNT = 50;
const VISITS_PER_PAGE = 3;

/** Limit of additional bytes per first visit. Additional requests are not allowed at all. */
const MAX_BYTES = 1024;

/** Compares first visits with the live remotes only and with `REMOTE_COUNT` remotes. Returns Markdown tables. */
export async function benchFederation() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-bench-'));
  const api = await startApi(folder);
  const sites = [];
  try {
    const plainStore = await createFederatedStore(folder);
    const extendedStore = path.join(folder, 'extended');
    fs.cpSync(plainStore, extendedStore, { recursive: true });
    await addRemotes(extendedStore, path.join(folder, 'apps'), REMOTE_COUNT);
    for (const store of [plainStore, extendedStore])
      sites.push(await startSite(store, api.address));
    const addresses = sites.map(({ address }) => address);
    const { live } = await (await fetch(`${addresses[0]}/__health/ready`)).json();
    const remoteCount = Object.keys(live).filter((app) => app !== 'shell').length;
    const tables = [];
    for (const page of ['/', LIST_PATH]) {
      const [baseline, extended] = await measureSites(addresses, page);
      tables.push(formatTable(page, baseline, extended, remoteCount));
      console.error(tables.at(-1));
      requireWithinLimits(page, baseline, extended);
    }
    return [describeMachine(), ...tables].join('\n\n');
  } finally {
    await Promise.all([api, ...sites].map(({ stop }) => stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSites(addresses, page) {
  const visits = await measureVisits(
    addresses.map((address) => address + page),
    VISITS_PER_PAGE,
  );
  return Promise.all(
    addresses.map(async (address, index) => ({
      ...visits[index],
      sizes: await measureSizes(address, page),
    })),
  );
}

/** Returns the compressed sizes of the page and of the list of all remotes. */
async function measureSizes(address, page) {
  const html = await (await fetch(address + page)).text();
  const { composition } = await (await fetch(`${address}/__health/ready`)).json();
  const compositionJson = await (await fetch(`${address}/_composition/${composition}.json`)).text();
  return { html: computeBrotliSize(html), composition: computeBrotliSize(compositionJson) };
}

const computeBrotliSize = (text) => zlib.brotliCompressSync(text).length;

const formatBytes = (value) => `${value} B`;

const createRow = (name, read, format) => ({ name, read, format });

const rows = [
  createRow('requests of a first visit', ({ requests }) => requests, String),
  createRow('bytes of a first visit, with headers', (visit) => sumBytes(visit.bytes), formatBytes),
  createRow('its HTML, brotli', ({ sizes }) => sizes.html, formatBytes),
  createRow('list of all remotes, brotli', ({ sizes }) => sizes.composition, formatBytes),
];

const formatTable = (page, baseline, extended, remoteCount) =>
  [
    `| \`${page}\` | ${remoteCount} remotes | ${REMOTE_COUNT} remotes | more |`,
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
