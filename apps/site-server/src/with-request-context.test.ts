import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { propagateRequestHeaders, withRequestContext } from './with-request-context.ts';

let server: http.Server;
let address: string;
let seen: (string | undefined)[];
let saving: (string | undefined)[];

beforeEach(async () => {
  seen = [];
  saving = [];
  server = http.createServer(({ headers }, response) => {
    seen.push(headers['x-request-id']?.toString());
    saving.push(headers['save-data']?.toString());
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async () => (await fetch(`${address}/api/x`)).text();

test('each API call carries the id of the request that caused it', async () => {
  const end = propagateRequestHeaders([address]);
  await Promise.all([
    withRequestContext({ id: 'first-request' }, async () => {
      await new Promise(setImmediate);
      return ask();
    }),
    withRequestContext({ id: 'second-request' }, ask),
  ]);
  await ask();
  end();
  await withRequestContext({ id: 'third-request' }, ask);
  expect(seen.slice(0, 2).sort()).toEqual(['first-request', 'second-request']);
  expect(seen.slice(2)).toEqual([undefined, undefined]);
});

test('sends no id to other hosts', async () => {
  const end = propagateRequestHeaders(['http://127.0.0.1:1']);
  await withRequestContext({ id: 'first-request' }, ask);
  end();
  expect(seen).toEqual([undefined]);
});

test('marks API calls of a light page', async () => {
  const end = propagateRequestHeaders([address]);
  await withRequestContext({ id: 'first-request', savesData: true }, ask);
  await withRequestContext({ id: 'second-request', savesData: false }, ask);
  end();
  expect(saving).toEqual(['on', undefined]);
});
