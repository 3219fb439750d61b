import { startServer, type TestServer } from './testing/start-server.ts';
import { propagateRequestHeaders, withRequestContext } from './with-request-context.ts';

let server: TestServer;
let requestIds: (string | undefined)[];
let saveDataHeaders: (string | undefined)[];

beforeEach(async () => {
  requestIds = [];
  saveDataHeaders = [];
  server = await startServer(({ headers }, response) => {
    requestIds.push(headers['x-request-id']?.toString());
    saveDataHeaders.push(headers['save-data']?.toString());
    response.end('{}');
  });
});
afterEach(() => server.close());

const callApi = async () => (await fetch(`${server.origin}/api/x`)).text();

test('sends the id of the current request with each API call', async () => {
  const stop = propagateRequestHeaders([server.origin]);
  await Promise.all([
    withRequestContext({ id: 'first-request' }, async () => {
      await new Promise(setImmediate);
      return callApi();
    }),
    withRequestContext({ id: 'second-request' }, callApi),
  ]);
  await callApi();
  stop();
  await withRequestContext({ id: 'third-request' }, callApi);
  expect(requestIds.slice(0, 2).sort()).toEqual(['first-request', 'second-request']);
  expect(requestIds.slice(2)).toEqual([undefined, undefined]);
});

test('sends no request id to other hosts', async () => {
  const stop = propagateRequestHeaders(['http://127.0.0.1:1']);
  await withRequestContext({ id: 'first-request' }, callApi);
  stop();
  expect(requestIds).toEqual([undefined]);
});

test('sends Save-Data with API calls of a light page', async () => {
  const stop = propagateRequestHeaders([server.origin]);
  await withRequestContext({ id: 'first-request', savesData: true }, callApi);
  await withRequestContext({ id: 'second-request', savesData: false }, callApi);
  stop();
  expect(saveDataHeaders).toEqual(['on', undefined]);
});
