import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { gracefulShutdown } from './graceful-shutdown.ts';

let server: http.Server;
let port: number;
const agent = new http.Agent({ keepAlive: true });
/** Completes the pending response of `/slow`. */
let finish: () => void = () => undefined;

beforeEach(async () => {
  server = http.createServer((request, response) => {
    if (request.url !== '/slow') return void response.end('ok');
    finish = () => response.end('at last');
  });
  gracefulShutdown(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());
afterAll(() => agent.destroy());

const closeServer = () => new Promise((resolve) => server.close(resolve));
const close = (noticeMs: number) => gracefulShutdown(server).closeGracefully(closeServer, noticeMs);

async function ask(path: string) {
  const request = http.get({ port, path, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let body = '';
  for await (const piece of response) body += piece;
  return { body, connection: response.headers.connection };
}

test('keeps connections open before the shutdown', async () => {
  expect(gracefulShutdown(server).hasStarted()).toBe(false);
  expect(await ask('/')).toEqual({ body: 'ok', connection: 'keep-alive' });
});

test('during shutdown serves requests, announces it and finishes pending requests before closing', async () => {
  await ask('/');
  const slow = ask('/slow');
  await once(server, 'request');
  const left = close(50);
  expect(gracefulShutdown(server).hasStarted()).toBe(true);
  expect(await ask('/')).toEqual({ body: 'ok', connection: 'close' });
  while (server.listening) await turn();
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED');
  finish();
  expect(await slow).toMatchObject({ body: 'at last' });
  await left;
});

test('closes at once with an idle connection and without traffic', async () => {
  const silent = net.connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  silent.resume();
  const started = performance.now();
  await close(60_000);
  await closed;
  expect(performance.now() - started).toBeLessThan(5000);
});
