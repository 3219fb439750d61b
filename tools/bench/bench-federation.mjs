import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { addRemotes } from './add-remotes.mjs';
import { machine } from './machine.mjs';
import { measureVisits } from './measure-visits.mjs';
import { createFederatedStore, LIST_PATH, startApi, startSite } from './start-site.mjs';

const REMOTE_COUNT = 50;
const VISITS_PER_PAGE = 3;

/** Limits: no additional request, and this many additional bytes. */
const MAX_BYTES = 1024;

const sum = (bytes) => Object.values(bytes).reduce((all, one) => all + one, 0);

async function measureSizes(site, page) {
  const html = await (await fetch(site + page)).text();
  const { composition } = await (await fetch(`${site}/__health/ready`)).json();
  const all = await (await fetch(`${site}/_composition/${composition}.json`)).text();
  const packed = (text) => zlib.brotliCompressSync(text).length;
  return { html: packed(html), composition: packed(all) };
}

async function measure(sites, page) {
  const visits = await measureVisits(
    sites.map((site) => site + page),
    VISITS_PER_PAGE,
  );
  return Promise.all(
    sites.map(async (site, at) => ({ ...visits[at], sizes: await measureSizes(site, page) })),
  );
}

const bytes = (value) => `${value} B`;

const row = (name, read, write) => ({ name, read, write });

const rows = [
  row('requests of a first visit', ({ requests }) => requests, String),
  row('bytes of a first visit, with headers', (one) => sum(one.bytes), bytes),
  row('its HTML, brotli', ({ sizes }) => sizes.html, bytes),
  row('list of all remotes, brotli', ({ sizes }) => sizes.composition, bytes),
];

const table = (page, few, many, count) =>
  [
    `| \`${page}\` | ${count} remotes | ${REMOTE_COUNT} remotes | more |`,
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ name, read, write }) => {
      const [a, b] = [read(few), read(many)];
      return `| ${name} | ${write(a)} | ${write(b)} | ${b - a} |`;
    }),
  ].join('\n');

function check(page, few, many) {
  const more = sum(many.bytes) - sum(few.bytes);
  if (many.requests > few.requests || more > MAX_BYTES)
    throw new Error(
      `${page}: ${many.requests - few.requests} requests and ${more} bytes more with ${REMOTE_COUNT} remotes; none and ${MAX_BYTES} are allowed`,
    );
}

/** First visits to the site as it is, and with many additional unused remotes. */
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
      const [few, many] = await measure(sites, page);
      tables.push(table(page, few, many, Object.keys(live).length - 1));
      console.error(tables.at(-1));
      check(page, few, many);
    }
    return [machine(), ...tables].join('\n\n');
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
