import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../config.ts';
import { createSiteApp } from '../create-site-app.ts';
import { SHELL_CODE, smallStore } from '../release/testing/small-store.ts';

/** Pages of a tractor call the API. */
const shellOf = (address: string) => `${SHELL_CODE}
exports.renderSite = async ({ url }) => {
  if (url.pathname === '/') return { status: 200, html: 'home', policy: '', whole: true };
  const answer = await fetch('${address}/api/v1' + url.pathname);
  return { status: 200, html: await answer.text(), policy: '', whole: true };
};`;

let api: http.Server;
let apiBase: string;
let proxy: http.Server;
let price: number;
let edits: string[][];
let requestCounts: Record<string, number>;
let purges: { tags?: string[] | null }[];
let sites: FastifyInstance[];

const addressOf = (server: http.Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  price = 500_000;
  edits = [];
  requestCounts = {};
  purges = [];
  api = http.createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    requestCounts[pathname] = (requestCounts[pathname] ?? 0) + 1;
    if (pathname === '/api/v1/content-revision') {
      const since = searchParams.get('since');
      const changed = since === null ? null : edits.slice(Number(since)).flat();
      response.end(JSON.stringify({ data: { revision: edits.length, changed } }));
      return;
    }
    const slug = pathname.split('/').at(-1) ?? '';
    if (headers['content-tags']) response.setHeader('content-tags', slug);
    response.end(`${slug} costs ${price}`);
  });
  proxy = http.createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    purges.push(JSON.parse(body));
    response.end();
  });
  for (const server of [api, proxy]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  apiBase = addressOf(api);
  const { store, goLive } = smallStore();
  await goLive({ name: 'shell', server: shellOf(apiBase) });
  const start = () =>
    createSiteApp(readConfig({ STORE_DIR: store, API_BASE: apiBase, PURGE_URL: addressOf(proxy) }));
  sites = [await start(), await start()];
});

afterEach(async () => {
  jest.useRealTimers();
  for (const site of sites) await site.close();
  for (const server of [api, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});

/** Advances time until the condition holds, at most one minute. */
async function withinAMinute(isSo: () => boolean) {
  for (let second = 0; second < 60 && !isSo(); second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    // Pending requests use a real socket.
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  }
  expect(isSo()).toBe(true);
}

test('shows a changed price in every process within a minute and keeps other pages cached', async () => {
  const looks = () => requestCounts['/api/v1/content-revision'] ?? 0;
  await withinAMinute(() => looks() >= 2);
  const pageText = async (path: string) =>
    Promise.all(sites.map(async (site) => (await site.inject(path)).body));
  expect(await pageText('/tractors/one')).toEqual(Array(2).fill('one costs 500000'));
  expect(await pageText('/tractors/other')).toEqual(Array(2).fill('other costs 500000'));
  expect((await sites[0]?.inject('/tractors/one'))?.headers['cache-tag']).toBe('one');
  price = 400_000;
  expect(await pageText('/tractors/one')).toEqual(Array(2).fill('one costs 500000'));
  edits.push(['one', 'tractors']);
  await withinAMinute(() => purges.length === 2);
  expect(await pageText('/tractors/one')).toEqual(Array(2).fill('one costs 400000'));
  const before = requestCounts['/api/v1/tractors/other'];
  expect(await pageText('/tractors/other')).toEqual(Array(2).fill('other costs 500000'));
  expect(requestCounts['/api/v1/tractors/other']).toBe(before);
  expect(purges).toEqual(Array(2).fill({ tags: ['one', 'tractors', '*'] }));
});
