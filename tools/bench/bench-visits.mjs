import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { compareTimes } from './compare-times.mjs';
import { describeMachine } from './describe-machine.mjs';
import { measureVisits } from './measure-visits.mjs';
import { fetchItems } from './peers/build-peer-app.mjs';
import { compareWithPeers } from './peers/compare-with-peers.mjs';
import { startPeers } from './peers/start-peers.mjs';
import { createFederatedStore, LIST_PATH, startApi, startSite } from './start-site.mjs';

const VISITS_PER_PAGE = 5;
const LIST_PATHS = [LIST_PATH, '/tractors', '/hi/tractors', '/second-hand-tractor'];
/** The home page, a tool, and a list without card islands. */
const OTHER_PATHS = ['/', '/tractor-emi-calculator', '/tractor-videos'];

/** Baseline of the measurements: a page with one line of text. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p><script>performance.mark("hydrated")</script></html>';

/** Measures our pages and the same list in other frameworks in turn. Resolves to exit code 1 if a limit is exceeded. */
export async function benchVisits() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-bench-'));
  const api = await startApi(folder);
  const site = await startSite(await createFederatedStore(folder), api.address);
  const emptyPage = await startEmptyPage();
  let peers = [];
  try {
    peers = await startPeers(await fetchItems(site.address));
    const pages = [...LIST_PATHS, await findFirstDetail(site), ...OTHER_PATHS];
    const urls = [
      emptyPage.address,
      ...pages.map((page) => site.address + page),
      ...peers.map(({ address }) => address),
    ];
    const [empty, ...measured] = await measureVisits(urls, VISITS_PER_PAGE, { isRepeated: true });
    const names = [...pages, ...peers.map(({ name }) => name)];
    const visits = measured.map((visit, index) => ({ ...visit, page: names[index] }));
    const siteVisits = visits.slice(0, pages.length);
    const peerVisits = new Map(visits.slice(pages.length).map((visit) => [visit.page, visit]));
    const lines = compareTimes(empty, siteVisits, peerVisits.get('React Router'));
    const peerLines = compareWithPeers(siteVisits[0], peerVisits);
    console.log(`${describeMachine()}\n`);
    printVisits(visits);
    printPeers(peerLines);
    printLimits(empty, lines);
    return [...lines, ...peerLines].every(({ ok }) => ok) ? 0 : 1;
  } finally {
    await Promise.all(peers.map(({ stop }) => stop()));
    emptyPage.stop();
    await site.stop();
    await api.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function startEmptyPage() {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EMPTY_PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

async function findFirstDetail(site) {
  const list = await (await fetch(`${site.address}/tractors`)).text();
  const detail = /href="(\/tractor\/[^"/]+\/[^"/]+)"/.exec(list)?.[1];
  if (!detail) throw new Error('The list contains no tractor');
  return detail;
}

const formatRow = (cells) => `| ${cells.join(' | ')} |`;
const formatMs = (value) => `${Math.round(value)} ms`;
const formatValue = (key, value) => (key === 'cls' ? value.toFixed(3) : formatMs(value));
const formatKb = (value) => `${(value / 1000).toFixed(1)} KB`;

function printVisits(visits) {
  const columns = [
    ...['first paint', 'largest', 'hydrated', 'blocking', 'one task', 'hydrated again'],
    ...['script before', 'all before'],
  ];
  console.log(formatRow(['page', ...columns]));
  console.log(formatRow(['---', ...columns.map(() => '---:')]));
  for (const { page, fcp, lcp, hydrated, tbt, task, second, before } of visits) {
    const times = [fcp, lcp, hydrated, tbt, task, second.hydrated].map(formatMs);
    const sizes = [before.script, before.all].map(formatKb);
    console.log(formatRow([page, ...times, ...sizes]));
  }
}

function printPeers(lines) {
  console.log('\n| our list | measured | at most | |\n| --- | ---: | ---: | --- |');
  for (const { metric, measured, max, ok } of lines) {
    const format = /before/.test(metric) ? formatKb : formatMs;
    console.log(formatRow([metric, format(measured), format(max), ok ? '' : 'above']));
  }
}

function printLimits(empty, lines) {
  console.log(`\nFirst paint of an empty page: ${formatMs(empty.fcp)}.\n`);
  console.log('| first visit | metric | measured | at most | |\n| --- | --- | ---: | ---: | --- |');
  for (const { page, key, metric, measured, max, ok } of lines) {
    const values = [measured, max].map((value) => formatValue(key, value));
    console.log(formatRow([page, metric, ...values, ok ? '' : 'above']));
  }
}
