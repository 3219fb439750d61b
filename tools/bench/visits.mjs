import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { machine } from './machine.mjs';
import { federatedStore, startApi, startSite } from './sites.mjs';
import { compareTimes } from './time-limits.mjs';
import { measureVisits } from './visit.mjs';

const VISITS = 7;
const LISTS = ['/tractors', '/hi/tractors', '/tractor-implements-in-india'];

/** As little as a browser can paint: a line of text. */
const EMPTY =
  '<!doctype html><html lang="en" data-hydrated><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty</p></html>';

async function startEmptyPage() {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(EMPTY);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/** The address of the first tractor in the list. */
async function firstDetail(site) {
  const list = await (await fetch(`${site.address}/tractors`)).text();
  const detail = /href="(\/tractor\/[^"/]+\/[^"/]+)"/.exec(list)?.[1];
  if (!detail) throw new Error('The list names no tractor');
  return detail;
}

const shown = (key, value) => (key === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`);

function print(empty, lines) {
  console.log(`${machine()}\n\nFirst paint of an empty page: ${Math.round(empty.fcp)} ms.\n`);
  console.log('| first visit | what | measured | at most | |\n| --- | --- | ---: | ---: | --- |');
  for (const { page, key, what, measured, most, ok } of lines)
    console.log(
      `| ${page} | ${what} | ${shown(key, measured)} | ${shown(key, most)} | ${ok ? '' : 'above'} |`,
    );
}

/** Measures first visits and prints them beside their limits; resolves to 1 when one is above. */
export async function benchVisits() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tractor-haat-bench-'));
  const api = await startApi(folder);
  const site = await startSite(await federatedStore(folder), api.address);
  const emptyPage = await startEmptyPage();
  try {
    const pages = [...LISTS, await firstDetail(site)];
    const urls = [emptyPage.address, ...pages.map((page) => site.address + page)];
    const [empty, ...visits] = await measureVisits(urls, VISITS);
    const lines = compareTimes(
      empty,
      visits.map((visit, at) => ({ ...visit, page: pages[at] })),
    );
    print(empty, lines);
    return lines.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    emptyPage.stop();
    await site.stop();
    await api.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
