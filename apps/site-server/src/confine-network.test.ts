import { execFile } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'confine-network-'));
const servers: net.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function listening(server: net.Server, at: number | string = 0): Promise<number> {
  servers.push(server);
  if (typeof at === 'string') server.listen(at);
  else server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
}

/** Each body may end with a value or a promise of one; its result is `done` or the error's code. */
const attempts = (stranger: number, socketFile: string) => ({
  address: `return connect({ port: ${stranger}, host: '127.0.0.1' })`,
  name: `return connect({ port: ${stranger}, host: 'localhost' })`,
  six: `return connect({ port: ${stranger}, host: '::1' })`,
  fetch: `return fetch('http://127.0.0.1:${stranger}/')`,
  http: `return new Promise((done, fail) => http.get('http://127.0.0.1:${stranger}/', done).on('error', fail))`,
  secure: `return new Promise((done, fail) => tls.connect(${stranger}, '127.0.0.1', done).on('error', fail))`,
  socketFile: `return connect({ path: ${JSON.stringify(socketFile)} })`,
  datagram: `return dgram.createSocket('udp4').send('x', ${stranger}, '127.0.0.1')`,
  lookup: `return dns.promises.lookup('localhost')`,
  query: `return dns.promises.resolve('example.org')`,
  resolver: `return new dns.Resolver().resolve4('example.org', () => {})`,
  server: `return listen()`,
  apply: `
    const { apply } = Reflect;
    Reflect.apply = (call, self, values) => apply(call, self, [values[0], '127.0.0.1', ${stranger}]);
    return connect({ port: api, host: '127.0.0.1' }).then(() => 'still the API');`,
  iterator: `
    Array.prototype.some = Array.prototype.includes = () => true;
    return connect({ port: ${stranger}, host: '127.0.0.1' })`,
  restored: `
    const handle = Object.getPrototypeOf(new net.Socket().connect(api, '127.0.0.1')._handle);
    Object.defineProperty(handle, 'connect', { value: 1 });`,
});

const programWith = (bodies: Record<string, string>, needs: object, api: number) => `
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
import tls from 'node:tls';
import { confineNetwork } from ${JSON.stringify(path.join(import.meta.dirname, 'confine-network.ts'))};
const api = ${api};
const connect = (to) => new Promise((done, fail) => net.connect(to, done).on('error', fail));
const listen = () => new Promise((done, fail) => net.createServer().listen(0, done).on('error', fail));
await confineNetwork(${JSON.stringify(needs)});
const results = {};
for (const [name, run] of Object.entries({ ${Object.entries(bodies)
  .map(([name, body]) => `${name}: () => { ${body} }`)
  .join(', ')} }))
  try {
    results[name] = 'done ' + typeof (await run());
  } catch (error) {
    results[name] = error.cause?.code ?? error.code ?? error.message;
  }
process.stdout.write(JSON.stringify(results), () => process.exit());
`;

async function resultsOf(bodies: Record<string, string>, needs: object, api = 0) {
  const file = path.join(folder, `${Math.random()}.mjs`);
  fs.writeFileSync(file, programWith(bodies, needs, api));
  const args = ['--permission', '--allow-fs-read=*', file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
  return JSON.parse(stdout);
}

const FORBIDDEN = 'A version under test is not allowed to use the network like this.';

test('an untrusted version can connect to the API only', async () => {
  const connections = { stranger: 0, api: 0 };
  const stranger = await listening(net.createServer(() => (connections.stranger += 1)));
  const socketFile = path.join(folder, 'socket');
  await listening(
    net.createServer(() => (connections.stranger += 1)),
    socketFile,
  );
  const api = await listening(
    http.createServer((_, response) => {
      connections.api += 1;
      response.end('{}');
    }),
  );
  const bodies = {
    api: `return fetch('http://127.0.0.1:${api}/')`,
    ...attempts(stranger, socketFile),
  };
  const needs = { api: `http://127.0.0.1:${api}`, listen: { host: '127.0.0.1', port: 4 } };
  expect(await resultsOf(bodies, needs, api)).toEqual({
    api: 'done object',
    address: 'EACCES',
    name: 'ENOTFOUND',
    six: 'EACCES',
    fetch: 'EACCES',
    http: 'EACCES',
    secure: 'EACCES',
    socketFile: 'EACCES',
    datagram: FORBIDDEN,
    lookup: FORBIDDEN,
    query: FORBIDDEN,
    resolver: FORBIDDEN,
    server: 'EACCES',
    apply: 'done string',
    iterator: 'EACCES',
    restored: 'Cannot redefine property: connect',
  });
  expect(connections).toEqual({ stranger: 0, api: 1 });
});

test("resolves the API's host name and allows one server on the site's port", async () => {
  const api = await listening(http.createServer((_, response) => response.end('{}')));
  const free = net.createServer();
  const port = await listening(free);
  await new Promise((done) => free.close(done));
  const own = `new Promise((done, fail) =>
    net.createServer().listen(${port}, '127.0.0.1', () => done('')).on('error', fail))`;
  const bodies = {
    api: `return fetch('http://localhost:${api}/')`,
    first: `return ${own}`,
    second: `return ${own}`,
  };
  const needs = { api: `http://localhost:${api}`, listen: { host: '127.0.0.1', port } };
  expect(await resultsOf(bodies, needs)).toEqual({
    api: 'done object',
    first: 'done string',
    second: expect.stringMatching(/^E(?:ACCES|ADDRINUSE)$/),
  });
});

test('a version that is only loaded has no network', async () => {
  const stranger = await listening(net.createServer());
  const bodies = {
    address: `return connect({ port: ${stranger}, host: '127.0.0.1' })`,
    server: 'return listen()',
  };
  expect(await resultsOf(bodies, {})).toEqual({ address: 'EACCES', server: 'EACCES' });
});
