import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PagesProxy, startPagesProxy } from './pages-proxy.ts';

/** A deployment that echoes the request. */
async function deployment() {
  const requests: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.headers);
    const { address } = here;
    if (request.url === '/moved') return response.writeHead(301, { location: `${address}/` }).end();
    const type = request.url === '/' ? 'text/html; charset=utf-8' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'strict-transport-security': 'max-age=9' });
    response.end(request.url === '/' ? '<html><head></head>पेज</html>' : 'const a = "<head>";');
  });
  const here = { address: '', requests, server };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  here.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return here;
}

let site: Awaited<ReturnType<typeof deployment>>;
let proxy: PagesProxy;
let cookie = 'preview=first';

beforeEach(async () => {
  site = await deployment();
  proxy = await startPagesProxy(site.address, 0, () => cookie);
});

afterEach(async () => {
  await proxy.stop();
  site.server.close();
});

test('adds one script to pages of the deployment and leaves other files unchanged', async () => {
  const page = await fetch(proxy.url);
  expect(await page.text()).toBe(
    '<html><head><script src="/__dev/client.js"></script></head>पेज</html>',
  );
  expect(page.headers.get('strict-transport-security')).toBeNull();
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await (await fetch(`${proxy.url}/a.js`)).text()).toBe('const a = "<head>";');
});

test('each request carries the current preview cookie and the visitor’s cookies', async () => {
  const headers = { cookie: 'language=hi; preview=old' };
  await fetch(`${proxy.url}/a.js`, { headers });
  cookie = 'preview=second';
  await fetch(`${proxy.url}/a.js`, { headers });
  expect(site.requests.map((one) => one.cookie)).toEqual([
    'language=hi; preview=first',
    'language=hi; preview=second',
  ]);
  expect(site.requests[0]?.host).toBe(new URL(site.address).host);
});

test('rewrites redirects and the Origin header between proxy and deployment', async () => {
  const moved = await fetch(`${proxy.url}/moved`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(`${proxy.url}/`);
  await fetch(`${proxy.url}/a.js`, { headers: { origin: proxy.url } });
  expect(site.requests.at(-1)?.origin).toBe(site.address);
});

test('notifies open pages of a new build and of compile errors', async () => {
  const { body } = await fetch(`${proxy.url}/__dev/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const until = async (word: string) => {
    let text = '';
    while (!text.includes(word)) text += (await reader?.read())?.value ?? word;
    return text;
  };
  await until('retry');
  proxy.live();
  expect(await until('live')).toContain('event: live');
  proxy.failed('line 3');
  expect(await until('line')).toContain('event: failed\ndata: "line 3"');
  await reader?.cancel();
});

test('returns 502 when the deployment is unreachable', async () => {
  site.server.closeAllConnections();
  site.server.close();
  const answer = await fetch(proxy.url);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('does not answer');
});
