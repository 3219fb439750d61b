import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getDataFolder } from '../run/paths.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { findFreePort } from '../start/claim-port.mjs';
import { publishAndPromote } from '../start/publish-and-promote.mjs';
import { serve } from '../start/serve.mjs';
import { describeMachine } from './describe-machine.mjs';

/** Limits in MB after an hour of use, with the embedded database. */
const MEMORY_LIMITS = { api: 450, site: 250 };

const MAX_PAGES = 220;
const PICTURES_PER_PAGE = 6;
const SAMPLE_INTERVAL_MS = 30_000;

/**
 * Starts the site with the memory settings of `npm start` and visits pages of the full sitemap with their first
 * pictures. The memory of both servers is measured at start, twice per minute, and at the end.
 */
export async function benchMemory(minutes) {
  if (os.platform() !== 'linux')
    throw new PlainFailure('Memory is read from /proc: on Linux only.');
  const store = path.join(getDataFolder(), 'store');
  await publishAndPromote();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-memory-'));
  Object.assign(process.env, { DATA_DIR: data, STORE_DIR: store });
  const [port, apiPort] = [await findFreePort(), await findFreePort()];
  const servers = serve({ port, apiPort });
  try {
    await servers.ready;
    const { rows, visits } = await measureDuringVisits(servers, port, minutes);
    console.log(`${describeMachine()}; ${visits} visits\n\n${formatRows(rows)}`);
    const { api, site } = rows.at(-1);
    return api.current <= MEMORY_LIMITS.api && site.current <= MEMORY_LIMITS.site ? 0 : 1;
  } finally {
    await servers.stop();
    fs.rmSync(data, { recursive: true, force: true });
  }
}

async function measureDuringVisits(servers, port, minutes) {
  const rows = [];
  const recordMemory = (minute) => {
    const { api, site } = servers.getPids();
    rows.push({ minute, api: readMemoryMb(api), site: readMemoryMb(site) });
  };
  const startedAt = Date.now();
  const getMinute = () => ((Date.now() - startedAt) / 60_000).toFixed(1);
  recordMemory('start');
  const timer = setInterval(() => recordMemory(getMinute()), SAMPLE_INTERVAL_MS);
  const visits = await visitUntil(`http://localhost:${port}`, startedAt + minutes * 60_000);
  clearInterval(timer);
  recordMemory(getMinute());
  return { rows, visits };
}

const formatRows = (rows) =>
  [
    '| minute | API, MB | at most | site, MB | at most |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map(({ minute, api, site }) => {
      const cells = [minute, api.current, api.peak, site.current, site.peak];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');

function readMemoryMb(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const parseMb = (field) => {
    const [, kb] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status) ?? [];
    return Math.round(Number(kb) / 1024);
  };
  return { current: parseMb('VmRSS'), peak: parseMb('VmHWM') };
}

async function visitUntil(site, end) {
  const pages = await samplePages(site);
  let visits = 0;
  while (Date.now() < end) {
    for (const page of pages) {
      if (Date.now() > end) break;
      const html = await fetchText(site + page);
      const pictures = new Set(html.match(/\/img\/[^" ,&]+\.avif/g));
      await Promise.all(
        [...pictures].slice(0, PICTURES_PER_PAGE).map((picture) => fetchText(site + picture)),
      );
      visits += 1;
    }
  }
  return visits;
}

const fetchText = async (url) => (await fetch(url)).text();

async function samplePages(site) {
  const readSitemap = async (sitemapPath) =>
    [...(await fetchText(site + sitemapPath)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url).pathname,
    );
  const lists = await Promise.all((await readSitemap('/sitemap.xml')).map(readSitemap));
  const paths = [...new Set(lists.flat())];
  const step = Math.max(1, Math.floor(paths.length / MAX_PAGES));
  return paths.filter((_, index) => index % step === 0).slice(0, MAX_PAGES);
}
