import { STAFF_ROLES } from '@tractor-haat/api-client/contract';
import { deskCaller, deskStaff } from '../../domain/desk/testing/desk-calls.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { oneDatabase } from '../../testing/databases.ts';
import { movingClock } from '../../testing/moving-clock.ts';

const [database] = oneDatabase();

const LEADS = ['sales', 'dealer', 'admin'];

/** Every route with a right, and the roles that have it. */
const ROUTES: readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  may: string[],
][] = [
  ['GET', 'staff', ['admin']],
  ['PATCH', 'staff/1', ['admin']],
  ['DELETE', 'staff/999999/sessions', ['admin']],
  ['GET', 'invitations', ['admin']],
  ['POST', 'invitations', ['admin']],
  ['DELETE', 'invitations/999999', ['admin']],
  ['GET', 'audit', ['admin']],
  ['GET', 'assignments', ['admin']],
  ['POST', 'assignments', ['admin']],
  ['DELETE', 'assignments/999999', ['admin']],
  ['GET', 'leads', LEADS],
  ['GET', 'leads.csv', LEADS],
  ['GET', 'leads/999999', LEADS],
  ['POST', 'leads/999999/open', LEADS],
  ['PATCH', 'leads/999999', LEADS],
  ['POST', 'leads/999999/notes', LEADS],
  ['GET', 'assignees', LEADS],
  ['GET', 'webhooks', ['dealer', 'admin']],
  ['POST', 'webhooks', ['dealer', 'admin']],
  ['DELETE', 'webhooks/999999', ['dealer', 'admin']],
  ['GET', 'deliveries', ['dealer', 'admin']],
  ['POST', 'deliveries/x/resend', ['dealer', 'admin']],
  ['GET', 'figures', ['sales', 'admin']],
  ['GET', 'releases', ['admin']],
  ['POST', 'releases/production/media', ['admin']],
  ['GET', 'moderation', ['moderator', 'admin']],
  ['POST', 'moderation/review-999999', ['moderator', 'admin']],
  ['POST', 'moderation/review-999999/undo', ['moderator', 'admin']],
  ['GET', 'content/tractors', ['editor', 'admin']],
  ['GET', 'content/tractors/999999', ['editor', 'admin']],
  ['PATCH', 'content/tractors/999999', ['editor', 'admin']],
  ['POST', 'content/tractors/999999/undo', ['editor', 'admin']],
];

describe('rights in the desk', () => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const staffed = deskStaff(() => api, clock);

  test('returns an uncached 401 for every signed-out request', async () => {
    const nobody = deskCaller(() => api);
    for (const [method, path] of ROUTES) {
      const { status, headers } = await nobody.call(method, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 401, 'no-store']);
    }
  });

  test.each(STAFF_ROLES)(
    'admits %s to routes of its rights, and returns 403 for all others',
    async (role) => {
      const caller = await staffed(role);
      for (const [method, path, may] of ROUTES) {
        const { status } = await caller.call(method, path);
        const isLetIn = status !== 401 && status !== 403;
        expect([method, path, isLetIn]).toEqual([method, path, may.includes(role)]);
      }
    },
  );

  test.each<[string, Record<string, string>]>([
    ['no origin', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['a sibling subdomain', { origin: 'https://shop.example.in' }],
    ['another port', { origin: 'https://example.in:8443' }],
    ['plain HTTP', { origin: 'http://example.in' }],
    ['a hidden origin', { origin: 'null' }],
    [
      'another site, by fetch metadata',
      { origin: 'https://example.in', 'sec-fetch-site': 'cross-site' },
    ],
    ['no page', { 'sec-fetch-site': 'none' }],
  ])('rejects a write with %s with 403', async (_, headers) => {
    const admin = await staffed('admin');
    for (const [method, path] of ROUTES.filter(([method]) => method !== 'GET')) {
      const answer = await admin.call(method, path, {}, headers);
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await admin.call('POST', 'session', {}, headers)).status).toBe(403);
    expect((await admin.call('DELETE', 'session', undefined, headers)).status).toBe(403);
  });

  test('returns 405 for other methods and 404 for unknown URLs without a session', async () => {
    const nobody = deskCaller(() => api);
    for (const path of [
      'session',
      'staff',
      'staff/1',
      'invitations',
      'audit',
      'leads',
      'leads.csv',
      'leads/1/open',
    ])
      expect([path, (await nobody.call('PUT', path, {}, {})).status]).toEqual([path, 405]);
    const unknown = await nobody.call('GET', 'invitation/0123456789abcdef');
    expect(unknown).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  });
});
