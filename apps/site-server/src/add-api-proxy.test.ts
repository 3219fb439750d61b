import { once } from 'node:events';
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { addApiProxy } from './add-api-proxy.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let upstreams: TestServer[];
let site: FastifyInstance;
let receivedHeaders: http.IncomingHttpHeaders[];

/** Starts a server that stops after the test. Returns its origin. */
async function startUpstream(listener: http.RequestListener): Promise<string> {
  const upstream = await startServer(listener);
  upstreams.push(upstream);
  return upstream.origin;
}

/** Starts a server that responds with its name and the received request. */
const startEchoUpstream = (name: string): Promise<string> =>
  startUpstream((request, response) => {
    receivedHeaders.push(request.headers);
    request.resume();
    request.on('end', () => response.end(`${name}: ${request.method} ${request.url}`));
  });

/**
 * Starts a server that closes the connection without reading the body, as the API does for
 * oversized bodies.
 */
const startClosingUpstream = (): Promise<string> => startUpstream(({ socket }) => socket.destroy());

const createProxyConfig = (apiBase: string, dealerApiBase: string) => ({
  apiBase,
  dealerApiBase,
  trustedHops: 0,
});

beforeEach(async () => {
  receivedHeaders = [];
  upstreams = [];
  site = Fastify();
  const api = await startEchoUpstream('api');
  addApiProxy(site, createProxyConfig(api, await startEchoUpstream('dealers')));
  await site.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await site.close();
  for (const upstream of upstreams) upstream.close();
});

/** Time after which an open connection fails its test, so that it does not block the run. */
const MAX_SILENCE_MS = 5000;

/** Sends raw bytes and reads until the server closes the connection. */
async function send(request: string): Promise<string> {
  const socket = net.connect((site.server.address() as AddressInfo).port, '127.0.0.1');
  socket.setTimeout(MAX_SILENCE_MS, () => socket.destroy(new Error('the server went silent')));
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk;
  });
  socket.write(request);
  await once(socket, 'close');
  return response;
}

const sendGet = (headers: string, body = '') =>
  send(`GET /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`);

test('drops a body sent with GET', async () => {
  const response = await sendGet('Content-Type: text/plain\r\nContent-Length: 5\r\n', 'hello');
  expect(response).toContain('GET /api/x');
  expect(receivedHeaders[0]).not.toHaveProperty('content-length');
  expect(await sendGet('')).toContain('GET /api/x');
  expect(receivedHeaders).toHaveLength(2);
});

test("closes the visitor's connection on request and drops the upgrade header", async () => {
  expect(await sendGet('Upgrade: websocket\r\n')).toMatch(/\r\nconnection: close\r\n/i);
  expect(receivedHeaders[0]).not.toHaveProperty('upgrade');
});

test('marks an undeclared proxy in the `via` header', async () => {
  await sendGet('');
  await sendGet('X-Forwarded-For: 198.51.100.7\r\n');
  expect(receivedHeaders.map((headers) => [headers.via, headers['x-forwarded-for']])).toEqual([
    [undefined, '127.0.0.1'],
    ['1.1 undeclared', '127.0.0.1'],
  ]);
});

test('retries a read on a closed keep-alive connection and rejects a write with 503', async () => {
  const receivedMethods: string[] = [];
  const address = await startUpstream((request, response) => {
    receivedMethods.push(request.method ?? '');
    // Responds to the first request of a connection and closes the connection on the second.
    if (request.socket.bytesWritten > 0) request.socket.destroy();
    else response.end('answered');
  });
  const proxy = Fastify();
  addApiProxy(proxy, createProxyConfig(address, address));
  for (const _ of ['first', 'second']) expect((await proxy.inject('/api/x')).body).toBe('answered');
  expect(receivedMethods).toEqual(['GET', 'GET', 'GET']);
  expect((await proxy.inject({ method: 'POST', url: '/api/x', payload: {} })).statusCode).toBe(503);
  await proxy.close();
});

test('forwards a body sent with POST', async () => {
  const response = await send(
    'POST /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  );
  expect(response).toContain('POST /api/x');
  expect(receivedHeaders[0]).toMatchObject({ 'content-length': '2' });
});

test.each([
  ['/api/user_register', 'dealers'],
  ['/api/user_login', 'api'],
  ['/img/tractor/a/side-200.avif', 'api'],
])('forwards %s to the server "%s"', async (path, name) => {
  const response = await send(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  );
  expect(response).toContain(`${name}: POST ${path}`);
});

describe('when the API closes the connection', () => {
  beforeEach(async () => {
    await site.close();
    site = Fastify();
    const api = await startClosingUpstream();
    addApiProxy(site, createProxyConfig(api, api));
    await site.listen({ port: 0, host: '127.0.0.1' });
  });

  const LARGE_BODY = 'x'.repeat(100_000);
  const sendPost = (headers: string, body: string) =>
    send(`POST /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`);

  test('rejects a large JSON body with 413', async () => {
    const type = 'Content-Type: application/json\r\n';
    const response = await sendPost(`${type}Content-Length: ${LARGE_BODY.length}\r\n`, LARGE_BODY);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toContain('PAYLOAD_TOO_LARGE');
  });

  test('rejects a large chunked body with 413', async () => {
    const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
    const chunk = `${LARGE_BODY.length.toString(16)}\r\n${LARGE_BODY}\r\n`;
    expect(await sendPost(type, `${chunk}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('responds with 503 to a large photo upload', async () => {
    const type = 'Content-Type: multipart/form-data; boundary=x\r\n';
    const response = await sendPost(`${type}Content-Length: ${LARGE_BODY.length}\r\n`, LARGE_BODY);
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('responds with 503 to a small body', async () => {
    const response = await sendPost(
      'Content-Type: application/json\r\nContent-Length: 2\r\n',
      '{}',
    );
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toContain('UNAVAILABLE');
  });
});

test('closes the connection of the visitor after a body that is too large', async () => {
  await site.close();
  site = Fastify();
  const api = await startClosingUpstream();
  addApiProxy(site, createProxyConfig(api, await startEchoUpstream('dealers')));
  await site.listen({ port: 0, host: '127.0.0.1' });
  const length = 3_000_000;
  const response = await send(
    `POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(100_000)}`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response.toLowerCase()).toContain('connection: close');
});
