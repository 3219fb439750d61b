import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { signPreview, storeLayout } from '@tractor-haat/registry';
import { createRemoteCode, createSmallStore } from './release/testing/create-small-store.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

// Personal data that must not appear in logs.
const MOBILE = '9812398123';
const NAME = 'Zebrawala Kanariya';
const EMAIL = 'zebrawala@kanari.example';
const KEY = 'emVicmF3YWxhLWtleS10aGF0LW9wZW5z.9999999999.c2lnbmVkLXplYnJhd2FsYQ';
const HASH = createHash('sha256').update(MOBILE).digest('hex');
const DRAFT = 'zebrawalaDraftAAAAAAAA';
const FORBIDDEN = [MOBILE, 'zebrawala', 'kanari', KEY.slice(0, 12), HASH];

const PREVIEW_KEY = 'ab'.repeat(32);
const QUERY = new URLSearchParams({
  q: NAME,
  mobile: MOBILE,
  draft: DRAFT,
  key: KEY,
  email: EMAIL,
});

let child: ChildProcess | undefined;
let api: TestServer | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
  api?.close();
});

type ApiState = 'running' | 'failing' | 'closing';

/** Starts an API that succeeds, fails or closes the connection. Its responses repeat the requested URL. */
async function startApi(getState: () => ApiState): Promise<string> {
  api = await startServer((request, response) => {
    request.resume();
    request.on('end', () => {
      const state = getState();
      if (state === 'closing') return request.socket.destroy();
      response.writeHead(state === 'running' ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ success: false, message: `${NAME} ${request.url}`, data: {} }));
    });
  });
  return api.origin;
}

/** Starts a site server process. `readOutput` returns its log. */
async function startSite(store: string, apiBase: string, level = 'trace') {
  child = spawn(process.execPath, [path.resolve(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      STORE_DIR: store,
      API_BASE: apiBase,
      PORT: '0',
      LOG_LEVEL: level,
      PREVIEWS: 'on',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let port: string | undefined;
  while (port === undefined) {
    if (child.stdout) await once(child.stdout, 'data');
    port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
  }
  return { port: Number(port), readOutput: () => output };
}

interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly body?: string;
  /** Header lines such as `Accept: text/html`, separated by CRLF. */
  readonly headers?: string;
}

/** Returns the status. Sends raw bytes, because HTTP clients refuse to send some of these requests. */
async function sendRequest(
  port: number,
  { method, target, body = '', headers = '' }: RawRequest,
): Promise<number> {
  const socket = net.connect(port, '127.0.0.1');
  const head = [
    `${method} ${target} HTTP/1.1`,
    'Host: site.test',
    'Connection: close',
    `Referer: http://site.test/?q=${EMAIL}`,
    ...(headers === '' ? [] : [headers]),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  let status = 0;
  socket.on('data', (chunk) => {
    status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(String(chunk))?.[1] ?? 0);
  });
  socket.on('error', () => undefined);
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return status;
}

const FORM_TYPE = 'Content-Type: application/x-www-form-urlencoded';
const JSON_TYPE = 'Content-Type: application/json';
const jsonBody = JSON.stringify({ name: NAME, mobile: MOBILE, email: EMAIL, key: KEY, id: HASH });

/** Requests for pages and files, plain forms, proxied calls and malformed requests. */
const REQUESTS: readonly (readonly [
  method: string,
  target: string,
  body?: string,
  contentType?: string,
])[] = [
  ['GET', `/?${QUERY}`],
  ['GET', `/hi?${QUERY}`],
  ['GET', `/media?${QUERY}`],
  ['GET', `/media/${encodeURIComponent(NAME)}/${HASH}?${QUERY}`],
  ['GET', `/newsletter/confirm/${KEY}`],
  ['GET', `/${MOBILE}/${EMAIL}`],
  ['GET', `/%zz${MOBILE}?q=zebrawala`],
  ['GET', `/__preview?token=${KEY}`],
  ['POST', `/__preview/end?${QUERY}`, 'zebrawala=1', FORM_TYPE],
  ['GET', `/__federation?${QUERY}`],
  ['GET', `/_composition/${HASH}.json?${QUERY}`],
  ['GET', `/r/shell/${HASH}/${DRAFT}.js`],
  ['GET', `/assets/${DRAFT}/${HASH}.woff2`],
  ['GET', `/sitemap-${DRAFT}.xml`],
  ['GET', `/__health/ready?${QUERY}`],
  ['POST', `/media?${QUERY}`, String(QUERY), FORM_TYPE],
  ['GET', `/api/v1/search?${QUERY}`],
  ['GET', `/api/v1/form-drafts/${DRAFT}`],
  ['GET', `/img/photo/${DRAFT}/small.webp?${QUERY}`],
  ['GET', `/share-card/${DRAFT}?${QUERY}`],
  ['GET', `/media/clips/${DRAFT}.webm?${QUERY}`],
  ['POST', `/api/enquiry_save?${QUERY}`, String(QUERY), FORM_TYPE],
  ['POST', '/api/enquiry_save', jsonBody, JSON_TYPE],
  ['POST', '/api/user_register', String(QUERY), FORM_TYPE],
  ['POST', '/api/used_tractor_own', String(QUERY), FORM_TYPE],
  ['POST', '/api/client_events', jsonBody, JSON_TYPE],
  ['BREW', `/${DRAFT}`],
  ['GET', `zebrawala ${MOBILE}`],
];

test('logs no personal data of any request', async () => {
  const { store, publishBuild, goLive } = createSmallStore();
  const broken = createRemoteCode(
    'throw new Error("no page for " + url.href + " " + url.pathname)',
  );
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: broken });
  const { name, version, digest } = await publishBuild({
    name: 'media',
    server: createRemoteCode(
      'fetch(process.env.API_BASE + "/api/x" + url.search); throw new Error(decodeURI(url.href))',
    ),
  });
  fs.writeFileSync(storeLayout.previewKey(store), PREVIEW_KEY);
  const content = { apps: [{ name, version, digest }], until_ms: Date.now() + 600_000 };
  const previewCookie = `Cookie: preview=${signPreview(PREVIEW_KEY, 'cookie', content)}; session=${HASH}`;
  let apiState: ApiState = 'running';
  const { port, readOutput } = await startSite(store, await startApi(() => apiState));
  const statuses: number[] = [];
  for (const state of ['running', 'failing', 'closing'] as const) {
    apiState = state;
    for (const [method, target, body = '', type = ''] of REQUESTS) {
      for (const cookie of [`Cookie: session=${HASH}`, previewCookie]) {
        const headers = [type, cookie].filter(Boolean).join('\r\n');
        statuses.push(await sendRequest(port, { method, target, body, headers }));
      }
    }
  }
  for (const status of [200, 400, 404, 500, 503]) expect(statuses).toContain(status);
  const lines = readOutput().split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(20);
  const leaks = lines.filter((line) =>
    FORBIDDEN.some((value) => line.toLowerCase().includes(value)),
  );
  expect(leaks).toEqual([]);
}, 120_000);

test('logs one line per request with only its id, route pattern, status and duration', async () => {
  const { store, goLive } = createSmallStore();
  await goLive({ name: 'shell' });
  await goLive({ name: 'media', server: createRemoteCode("return 'page'") });
  const { port, readOutput } = await startSite(store, await startApi(() => 'running'), 'info');
  for (const target of [`/media?${QUERY}`, `/api/v1/search?${QUERY}`, `/r/media/0.1.0/${DRAFT}.js`])
    await sendRequest(port, { method: 'GET', target, headers: 'X-Forwarded-For: 203.0.113.9' });
  await sendRequest(port, { method: 'DELETE', target: `/nowhere/${DRAFT}` });
  const readLines = () =>
    readOutput()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"') && line.endsWith('}'))
      .map((line) => JSON.parse(line));
  // A line is written after its response.
  while (readLines().length < 4 && child?.stdout) await once(child.stdout, 'data');
  const lines = readLines();
  const createLine = (method: string, route: string, statusCode: number) => ({
    level: 30,
    time: expect.any(Number),
    service: 'site',
    reqId: expect.stringMatching(/^[\w-]{8,}$/),
    req: { method, route },
    res: { statusCode },
    ms: expect.any(Number),
    msg: 'request',
  });
  expect(lines).toEqual([
    createLine('GET', '/media', 200),
    createLine('GET', '/api/*', 200),
    createLine('GET', 'none', 404),
    createLine('DELETE', 'none', 405),
  ]);
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(4);
}, 60_000);
