import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { gracefulShutdown } from './graceful-shutdown.ts';

let server: http.Server;
let port: number;
const agent = new http.Agent({ keepAlive: true });
let endSlowResponse: () => void = () => undefined;

beforeEach(async () => {
  server = http.createServer((request, response) => {
    if (request.url !== '/slow') return void response.end('ok');
    endSlowResponse = () => response.end('at last');
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

async function get(path: string) {
  const request = http.get({ port, path, agent });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let body = '';
  for await (const chunk of response) body += chunk;
  return { body, connection: response.headers.connection };
}

test('responds with keep-alive before the shutdown', async () => {
  expect(gracefulShutdown(server).hasStarted()).toBe(false);
  expect(await get('/')).toEqual({ body: 'ok', connection: 'keep-alive' });
});

test('serves requests during the notice period, and closes after pending requests are complete', async () => {
  await get('/');
  const slowResponse = get('/slow');
  await once(server, 'request');
  const closing = close(50);
  expect(gracefulShutdown(server).hasStarted()).toBe(true);
  expect(await get('/')).toEqual({ body: 'ok', connection: 'close' });
  while (server.listening) await waitForNextTurn();
  await expect(get('/')).rejects.toThrow('ECONNREFUSED');
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
  await close(60_000);
  await closed;
  expect(performance.now() - started).toBeLessThan(5000);
});
