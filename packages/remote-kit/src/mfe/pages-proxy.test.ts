import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PagesProxy, startPagesProxy } from './pages-proxy.ts';

/** Serves a page, a script and a redirect, and records the headers of each request. */
async function startDeployment() {
  const requests: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.headers);
    const { address } = deployment;
    if (request.url === '/moved') return response.writeHead(301, { location: `${address}/` }).end();
    const type = request.url === '/' ? 'text/html; charset=utf-8' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'strict-transport-security': 'max-age=9' });
    response.end(request.url === '/' ? '<html><head></head>पेज</html>' : 'const a = "<head>";');
  });
  const deployment = { address: '', requests, server };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  deployment.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return deployment;
}

let site: Awaited<ReturnType<typeof startDeployment>>;
let proxy: PagesProxy;
let cookie = 'preview=first';

beforeEach(async () => {
  site = await startDeployment();
  proxy = await startPagesProxy(site.address, 0, () => cookie);
});

afterEach(async () => {
  await proxy.stop();
  site.server.close();
});

test('adds one script to each page of the deployment and leaves other files unchanged', async () => {
  const page = await fetch(proxy.url);
  expect(await page.text()).toBe(
    '<html><head><script src="/__dev/client.js"></script></head>पेज</html>',
  );
  expect(await (await fetch(`${proxy.url}/a.js`)).text()).toBe('const a = "<head>";');
});

test('removes the HSTS header of a page and forbids caching it', async () => {
  const page = await fetch(proxy.url);
  expect(page.headers.get('strict-transport-security')).toBeNull();
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('sends the current preview cookie and the cookies of the visitor with each request', async () => {
  const headers = { cookie: 'language=hi; preview=old' };
  await fetch(`${proxy.url}/a.js`, { headers });
  cookie = 'preview=second';
  await fetch(`${proxy.url}/a.js`, { headers });
  expect(site.requests.map((requestHeaders) => requestHeaders.cookie)).toEqual([
    'language=hi; preview=first',
    'language=hi; preview=second',
  ]);
  expect(site.requests[0]?.host).toBe(new URL(site.address).host);
});

test('replaces the origin of the site in redirects, and that of the proxy in the Origin header', async () => {
  const moved = await fetch(`${proxy.url}/moved`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(`${proxy.url}/`);
  await fetch(`${proxy.url}/a.js`, { headers: { origin: proxy.url } });
  expect(site.requests.at(-1)?.origin).toBe(site.address);
});

test('notifies open pages of a new build and of compile errors', async () => {
  const { body } = await fetch(`${proxy.url}/__dev/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const readUntil = async (marker: string) => {
    let text = '';
    while (!text.includes(marker)) text += (await reader?.read())?.value ?? marker;
    return text;
  };
  await readUntil('retry');
  proxy.reloadPages();
  expect(await readUntil('live')).toContain('event: live');
  proxy.reportError('line 3');
  expect(await readUntil('line')).toContain('event: failed\ndata: "line 3"');
  await reader?.cancel();
});

test('returns 502 when the deployment is unreachable', async () => {
  site.server.closeAllConnections();
  site.server.close();
  const response = await fetch(proxy.url);
  expect(response.status).toBe(502);
  expect(await response.text()).toContain('does not answer');
});
