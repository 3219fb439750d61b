import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { getGracefulShutdown } from './graceful-shutdown.ts';

let server: http.Server;
let port: number;
const agent = new http.Agent({ keepAlive: true });
let endSlowResponse: () => void = () => undefined;

beforeEach(async () => {
  server = http.createServer((request, response) => {
    if (request.url !== '/slow') return void response.end('ok');
    endSlowResponse = () => response.end('at last');
  });
  getGracefulShutdown(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());
afterAll(() => agent.destroy());

const closeServer = () => new Promise((resolve) => server.close(resolve));
const shutDown = (noticeMs: number) =>
  getGracefulShutdown(server).closeGracefully(closeServer, noticeMs);

async function fetchPath(path: string) {
  const request = http.get({ port, path, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let body = '';
  for await (const chunk of response) body += chunk;
  return { body, connection: response.headers.connection };
}

test('responds with keep-alive before the shutdown', async () => {
  expect(getGracefulShutdown(server).hasStarted()).toBe(false);
  expect(await fetchPath('/')).toEqual({ body: 'ok', connection: 'keep-alive' });
});

test('serves requests during the notice period, and closes after pending requests are complete', async () => {
  await fetchPath('/');
  const slowResponse = fetchPath('/slow');
  await once(server, 'request');
  const closing = shutDown(50);
  expect(getGracefulShutdown(server).hasStarted()).toBe(true);
  expect(await fetchPath('/')).toEqual({ body: 'ok', connection: 'close' });
  while (server.listening) await waitForNextTurn();
  await expect(fetchPath('/')).rejects.toThrow('ECONNREFUSED');
  endSlowResponse();
  expect(await slowResponse).toMatchObject({ body: 'at last' });
  await closing;
});

test('skips the notice period if there were no requests, and closes idle connections', async () => {
  const idleConnection = net.connect(port, '127.0.0.1');
  await once(idleConnection, 'connect');
  const closed = once(idleConnection, 'close');
  idleConnection.resume();
  const started = performance.now();
  await shutDown(60_000);
  await closed;
  expect(performance.now() - started).toBeLessThan(5000);
});
