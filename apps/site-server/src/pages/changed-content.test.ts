import type { FastifyInstance } from 'fastify';
import { createSiteApp } from '../create-site-app.ts';
import { readConfig } from '../read-config.ts';
import { createSmallStore, SHELL_CODE } from '../release/testing/create-small-store.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

/** Returns the code of a shell in which all pages except home request the API. */
const createShellCode = (address: string) => `${SHELL_CODE}
exports.renderSite = async ({ url }) => {
  if (url.pathname === '/') return { status: 200, html: 'home', policy: '', whole: true };
  const response = await fetch('${address}/api/v1' + url.pathname);
  return { status: 200, html: await response.text(), policy: '', whole: true };
};`;

let api: TestServer;
let cdn: TestServer;
let price: number;
let edits: string[][];
let requestCounts: Record<string, number>;
let purges: { tags?: string[] | null }[];
let sites: FastifyInstance[];

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  price = 500_000;
  edits = [];
  requestCounts = {};
  purges = [];
  api = await startServer(({ url = '', headers }, response) => {
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
  cdn = await startServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    purges.push(JSON.parse(body));
    response.end();
  });
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell', server: createShellCode(api.origin) });
  const startSite = () =>
    createSiteApp(readConfig({ STORE_DIR: store, API_BASE: api.origin, PURGE_URL: cdn.origin }));
  sites = [await startSite(), await startSite()];
});

afterEach(async () => {
  jest.useRealTimers();
  for (const site of sites) await site.close();
  api.close();
  cdn.close();
});

/** Advances the time until the condition holds, at most one minute. */
async function waitUpToOneMinute(condition: () => boolean) {
  for (let second = 0; second < 60 && !condition(); second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    // Pending requests use a real socket.
    for (let step = 0; step < 50; step += 1) await new Promise(setImmediate);
  }
  expect(condition()).toBe(true);
}

test('shows a changed price in every process within a minute and keeps other pages cached', async () => {
  const countPolls = () => requestCounts['/api/v1/content-revision'] ?? 0;
  await waitUpToOneMinute(() => countPolls() >= 2);
  const fetchPages = async (path: string) =>
    Promise.all(sites.map(async (site) => (await site.inject(path)).body));
  expect(await fetchPages('/tractors/one')).toEqual(Array(2).fill('one costs 500000'));
  expect(await fetchPages('/tractors/other')).toEqual(Array(2).fill('other costs 500000'));
  expect((await sites[0]?.inject('/tractors/one'))?.headers['cache-tag']).toBe('one');
  price = 400_000;
  expect(await fetchPages('/tractors/one')).toEqual(Array(2).fill('one costs 500000'));
  edits.push(['one', 'tractors']);
  await waitUpToOneMinute(() => purges.length === 2);
  expect(await fetchPages('/tractors/one')).toEqual(Array(2).fill('one costs 400000'));
  const previousCount = requestCounts['/api/v1/tractors/other'];
  expect(await fetchPages('/tractors/other')).toEqual(Array(2).fill('other costs 500000'));
  expect(requestCounts['/api/v1/tractors/other']).toBe(previousCount);
  expect(purges).toEqual(Array(2).fill({ tags: ['one', 'tractors', '*'] }));
});
