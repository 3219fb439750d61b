import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { askedBy, passRequestIds } from './asked-by.ts';

let server: http.Server;
let address: string;
let seen: (string | undefined)[];

beforeEach(async () => {
  seen = [];
  server = http.createServer(({ headers }, response) => {
    seen.push(headers['x-request-id']?.toString());
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

test('each call to the API bears the id of the request for which it is made', async () => {
  const end = passRequestIds([address]);
  await Promise.all([
    askedBy('first-request', async () => {
      await new Promise(setImmediate);
      return ask();
    }),
    askedBy('second-request', ask),
  ]);
  await ask();
  end();
  await askedBy('third-request', ask);
  expect(seen.slice(0, 2).sort()).toEqual(['first-request', 'second-request']);
  expect(seen.slice(2)).toEqual([undefined, undefined]);
});

test('other hosts hear no id', async () => {
  const end = passRequestIds(['http://127.0.0.1:1']);
  await askedBy('first-request', ask);
  end();
  expect(seen).toEqual([undefined]);
});
