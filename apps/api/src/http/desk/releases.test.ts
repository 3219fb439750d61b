import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type DeskCaller, deskStaff } from '../../domain/desk/testing/desk-calls.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { contentFolder } from '../../testing/content.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';

const [database] = oneDatabase();
const clock = movingClock();
const READER = 'mfe_reader_0000';
const PERSON = 'mfe_person_0000';

const change = (revision: number, more: object = {}) => ({
  ...{ at: '2026-11-23T08:15:00.000Z', by: 'ravi of media', revision, name: 'media' },
  ...{ from: '0.1.0-old', to: '0.1.0-new', passed_gates: [], skipped_gates: {}, ...more },
});
const ENVIRONMENT = {
  ...{ revision: 2, shell: { version: '0.1.0-shell' }, updated_at: null },
  remotes: { media: { version: '0.1.0-new', previous: '0.1.0-old' } },
  trials: {
    media: { version: '0.1.0-next', percent: 10, by: 'ravi', held: true, began_at: 'then' },
  },
};
const CHANGES = [
  change(1),
  change(2, { to: '0.1.0-new', trial: { percent: 10 }, by: 'somebody else' }),
];

let registry: http.Server;
let sent: { url: string; token: string; body: string }[];
let refusal: { status: number; body: unknown } | undefined;
let api: TestApi;
let admin: DeskCaller;

beforeAll(async () => {
  registry = http.createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const { url = '', headers, method } = request;
    const token = String(headers.authorization).replace('Bearer ', '');
    sent.push({ url, token, body });
    response.setHeader('content-type', 'application/json');
    response.statusCode = refusal?.status ?? 200;
    const read = url.endsWith('/log') ? { changes: CHANGES } : ENVIRONMENT;
    response.end(JSON.stringify(refusal?.body ?? (method === 'GET' ? read : {})));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const place = { url, token: READER };
  api = await testApi(database, contentFolder(), clock.now, { registry: place });
  sent = [];
  admin = await deskStaff(() => api, clock)('admin');
});
beforeEach(() => {
  sent = [];
  refusal = undefined;
});
afterAll(async () => {
  await api.close();
  registry.closeAllConnections();
  registry.close();
});

const back = (more: object = {}) =>
  admin.post('releases/production/media', {
    ...{ what: 'roll-back', to: '0.1.0-old', token: PERSON },
    ...more,
  });

test("shows an admin the registry's live releases, read with the desk's token", async () => {
  const { data } = (await admin.get('releases')).body;
  expect(data.registry).toBe('ok');
  const [production] = data.environments;
  expect(production).toMatchObject({ name: 'production', revision: 2 });
  expect(production.releases[0]).toMatchObject({ app: 'shell', previous: null, by: null });
  expect(production.releases[1]).toEqual({
    ...{ app: 'media', version: '0.1.0-new', previous: '0.1.0-old' },
    ...{ by: 'ravi of media', at: '2026-11-23T08:15:00.000Z' },
    trial: { version: '0.1.0-next', percent: 10, by: 'ravi', held: true },
  });
  expect(production.changes.map(({ revision }: { revision: number }) => revision)).toEqual([2, 1]);
  expect(new Set(sent.map(({ token }) => token))).toEqual(new Set([READER]));
});

test("rolls back with the person's token, never with the desk's", async () => {
  expect((await back()).status).toBe(200);
  expect(sent).toEqual([
    {
      url: '/v1/environments/production/rollbacks',
      token: PERSON,
      body: '{"app":"media","to":"0.1.0-old"}',
    },
  ]);
  expect((await back({ what: 'take-back' })).status).toBe(200);
  expect(sent[1]).toMatchObject({
    url: '/v1/environments/production/steerings',
    body: '{"app":"media","steer":"take-back"}',
  });
});

test('passes on registry rejections; a wrong token signs no one out', async () => {
  for (const [status, expected] of [
    [401, 409],
    [403, 403],
    [422, 409],
  ] as const) {
    refusal = { status, body: { error: { message: 'Only team media may.' } } };
    const { status: answerStatus, body } = await back();
    expect([answerStatus, body.message]).toEqual([expected, 'Only team media may.']);
  }
  refusal = { status: 500, body: 'odd' };
  expect((await back()).status).toBe(503);
  expect((await admin.get('releases')).body.data).toEqual({ registry: 'away', environments: [] });
});

test('rejects malformed requests before the registry', async () => {
  for (const wish of [{ what: 'promote' }, { to: undefined }, { token: 'a b' }, { token: '' }])
    expect([wish, (await back(wish)).status]).toEqual([wish, 400]);
  const elsewhere = { what: 'hold', token: PERSON };
  expect((await admin.post('releases/production/..%2F..', elsewhere)).status).toBe(400);
  expect((await admin.post('releases/moon/media', elsewhere)).status).toBe(400);
  expect(sent).toEqual([]);
});
