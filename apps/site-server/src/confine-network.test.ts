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

async function startListening(
  server: net.Server,
  portOrPath: number | string = 0,
): Promise<number> {
  servers.push(server);
  if (typeof portOrPath === 'string') server.listen(portOrPath);
  else server.listen(portOrPath, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
}

/** Code that tries to use the network. Its result is `done` and the type of the value, or an error code. */
const createAttempts = (otherServer: number, socketFile: string) => ({
  address: `return connect({ port: ${otherServer}, host: '127.0.0.1' })`,
  hostName: `return connect({ port: ${otherServer}, host: 'localhost' })`,
  ipv6Address: `return connect({ port: ${otherServer}, host: '::1' })`,
  fetch: `return fetch('http://127.0.0.1:${otherServer}/')`,
  http: `return new Promise((done, fail) => http.get('http://127.0.0.1:${otherServer}/', done).on('error', fail))`,
  tlsConnection: `return new Promise((done, fail) => tls.connect(${otherServer}, '127.0.0.1', done).on('error', fail))`,
  socketFile: `return connect({ path: ${JSON.stringify(socketFile)} })`,
  datagram: `return dgram.createSocket('udp4').send('x', ${otherServer}, '127.0.0.1')`,
  lookup: `return dns.promises.lookup('localhost')`,
  query: `return dns.promises.resolve('example.org')`,
  resolver: `return new dns.Resolver().resolve4('example.org', () => {})`,
  server: `return listen()`,
  replacedApply: `
    const { apply } = Reflect;
    Reflect.apply = (call, self, values) => apply(call, self, [values[0], '127.0.0.1', ${otherServer}]);
    return connect({ port: api, host: '127.0.0.1' }).then(() => 'still the API');`,
  replacedArrayMethods: `
    Array.prototype.some = Array.prototype.includes = () => true;
    return connect({ port: ${otherServer}, host: '127.0.0.1' })`,
  restoredHandle: `
    const handle = Object.getPrototypeOf(new net.Socket().connect(api, '127.0.0.1')._handle);
    Object.defineProperty(handle, 'connect', { value: 1 });`,
});

const createProgram = (bodies: Record<string, string>, allowedNetwork: object, api: number) => `
import dgram from 'node:dgram';
import dns from 'node:dns';
import http from 'node:http';
import net from 'node:net';
import tls from 'node:tls';
import { confineNetwork } from ${JSON.stringify(path.join(import.meta.dirname, 'confine-network.ts'))};
const api = ${api};
const connect = (to) => new Promise((done, fail) => net.connect(to, done).on('error', fail));
const listen = () => new Promise((done, fail) => net.createServer().listen(0, done).on('error', fail));
await confineNetwork(${JSON.stringify(allowedNetwork)});
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

async function runProgram(bodies: Record<string, string>, allowedNetwork: object, api = 0) {
  const file = path.join(folder, `${Math.random()}.mjs`);
  fs.writeFileSync(file, createProgram(bodies, allowedNetwork, api));
  const args = ['--permission', '--allow-fs-read=*', file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: {} });
  return JSON.parse(stdout);
}

const FORBIDDEN = 'A version under test is not allowed to use the network like this.';

test('allows an untrusted version to connect only to the API', async () => {
  const connections = { otherServer: 0, api: 0 };
  const otherServer = await startListening(net.createServer(() => (connections.otherServer += 1)));
  const socketFile = path.join(folder, 'socket');
  await startListening(
    net.createServer(() => (connections.otherServer += 1)),
    socketFile,
  );
  const api = await startListening(
    http.createServer((_, response) => {
      connections.api += 1;
      response.end('{}');
    }),
  );
  const bodies = {
    api: `return fetch('http://127.0.0.1:${api}/')`,
    ...createAttempts(otherServer, socketFile),
  };
  const allowedNetwork = { api: `http://127.0.0.1:${api}`, listen: { host: '127.0.0.1', port: 4 } };
  expect(await runProgram(bodies, allowedNetwork, api)).toEqual({
    api: 'done object',
    address: 'EACCES',
    hostName: 'ENOTFOUND',
    ipv6Address: 'EACCES',
    fetch: 'EACCES',
    http: 'EACCES',
    tlsConnection: 'EACCES',
    socketFile: 'EACCES',
    datagram: FORBIDDEN,
    lookup: FORBIDDEN,
    query: FORBIDDEN,
    resolver: FORBIDDEN,
    server: 'EACCES',
    replacedApply: 'done string',
    replacedArrayMethods: 'EACCES',
    restoredHandle: 'Cannot redefine property: connect',
  });
  expect(connections).toEqual({ otherServer: 0, api: 1 });
});

test("resolves the API's host name and allows one server on the site's port", async () => {
  const api = await startListening(http.createServer((_, response) => response.end('{}')));
  const free = net.createServer();
  const port = await startListening(free);
  await new Promise((done) => free.close(done));
  const listenCode = `new Promise((done, fail) =>
    net.createServer().listen(${port}, '127.0.0.1', () => done('')).on('error', fail))`;
  const bodies = {
    api: `return fetch('http://localhost:${api}/')`,
    first: `return ${listenCode}`,
    second: `return ${listenCode}`,
  };
  const allowedNetwork = { api: `http://localhost:${api}`, listen: { host: '127.0.0.1', port } };
  expect(await runProgram(bodies, allowedNetwork)).toEqual({
    api: 'done object',
    first: 'done string',
    second: expect.stringMatching(/^E(?:ACCES|ADDRINUSE)$/),
  });
});

test('denies all network access by default', async () => {
  const otherServer = await startListening(net.createServer());
  const bodies = {
    address: `return connect({ port: ${otherServer}, host: '127.0.0.1' })`,
    server: 'return listen()',
  };
  expect(await runProgram(bodies, {})).toEqual({ address: 'EACCES', server: 'EACCES' });
});
