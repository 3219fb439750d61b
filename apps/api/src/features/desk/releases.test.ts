import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createContentFolder } from '../../testing/create-content-folder.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createStaffFactory, type DeskCaller } from './testing/desk-calls.ts';

const [database] = selectOneDatabase();
const clock = createMovingClock();
const API_TOKEN = 'mfe_reader_0000';
const USER_TOKEN = 'mfe_person_0000';

const createChange = (revision: number, fields: object = {}) => ({
  at: '2026-11-23T08:15:00.000Z',
  by: 'ravi of media',
  revision,
  name: 'media',
  from: '0.1.0-old',
  to: '0.1.0-new',
  passed_gates: [],
  skipped_gates: {},
  ...fields,
});
const ENVIRONMENT = {
  revision: 2,
  shell: { version: '0.1.0-shell' },
  updated_at: null,
  remotes: { media: { version: '0.1.0-new', previous: '0.1.0-old' } },
  trials: {
    media: { version: '0.1.0-next', percent: 10, by: 'ravi', held: true, began_at: 'then' },
  },
};
const CHANGES = [
  createChange(1),
  createChange(2, { to: '0.1.0-new', trial: { percent: 10 }, by: 'somebody else' }),
];

let registry: http.Server;
let registryRequests: { url: string; token: string; body: string }[];
let registryError: { status: number; body: unknown } | undefined;
let api: TestApi;
let admin: DeskCaller;

beforeAll(async () => {
  registry = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { url = '', headers, method } = request;
    const token = String(headers.authorization).replace('Bearer ', '');
    registryRequests.push({ url, token, body });
    response.setHeader('content-type', 'application/json');
    response.statusCode = registryError?.status ?? 200;
    const stored = url.endsWith('/log') ? { changes: CHANGES } : ENVIRONMENT;
    response.end(JSON.stringify(registryError?.body ?? (method === 'GET' ? stored : {})));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const config = { url, token: API_TOKEN };
  api = await createTestApi(database, createContentFolder(), clock.now, { registry: config });
  registryRequests = [];
  admin = await createStaffFactory(() => api, clock)('admin');
});
beforeEach(() => {
  registryRequests = [];
  registryError = undefined;
});
afterAll(async () => {
  await api.close();
  registry.closeAllConnections();
  registry.close();
});

const requestRollback = (fields: object = {}) =>
  admin.post('releases/production/media', {
    what: 'roll-back',
    to: '0.1.0-old',
    token: USER_TOKEN,
    ...fields,
  });

test('GET releases returns the live releases, which the API reads with its own token', async () => {
  const { data } = (await admin.get('releases')).body;
  expect(data.registry).toBe('ok');
  const [production] = data.environments;
  expect(production).toMatchObject({ name: 'production', revision: 2 });
  expect(production.releases[0]).toMatchObject({ app: 'shell', previous: null, by: null });
  expect(production.releases[1]).toEqual({
    app: 'media',
    version: '0.1.0-new',
    previous: '0.1.0-old',
    by: 'ravi of media',
    at: '2026-11-23T08:15:00.000Z',
    trial: { version: '0.1.0-next', percent: 10, by: 'ravi', held: true },
  });
  expect(production.changes.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
  expect(new Set(registryRequests.map(({ token }) => token))).toEqual(new Set([API_TOKEN]));
});

test('POST releases forwards a rollback or a change of a canary with the token of the caller', async () => {
  expect((await requestRollback()).status).toBe(200);
  expect(registryRequests).toEqual([
    {
      url: '/v1/environments/production/rollbacks',
      token: USER_TOKEN,
      body: '{"app":"media","to":"0.1.0-old"}',
    },
  ]);
  expect((await requestRollback({ what: 'take-back' })).status).toBe(200);
  expect(registryRequests[1]).toMatchObject({
    url: '/v1/environments/production/steerings',
    body: '{"app":"media","steer":"take-back"}',
  });
});

test('POST releases returns the error message of the registry with status 403 or 409', async () => {
  for (const [status, expected] of [
    [401, 409],
    [403, 403],
    [422, 409],
  ] as const) {
    registryError = { status, body: { error: { message: 'Only team media may.' } } };
    const { status: responseStatus, body } = await requestRollback();
    expect([responseStatus, body.message]).toEqual([expected, 'Only team media may.']);
  }
});

test('reports the registry as unavailable after it responded 500', async () => {
  registryError = { status: 500, body: 'odd' };
  expect((await requestRollback()).status).toBe(503);
  expect((await admin.get('releases')).body.data).toEqual({ registry: 'away', environments: [] });
});

test('POST releases rejects a malformed request without a request to the registry', async () => {
  for (const fields of [{ what: 'promote' }, { to: undefined }, { token: 'a b' }, { token: '' }])
    expect([fields, (await requestRollback(fields)).status]).toEqual([fields, 400]);
  const body = { what: 'hold', token: USER_TOKEN };
  expect((await admin.post('releases/production/..%2F..', body)).status).toBe(400);
  expect((await admin.post('releases/moon/media', body)).status).toBe(400);
  expect(registryRequests).toEqual([]);
});
