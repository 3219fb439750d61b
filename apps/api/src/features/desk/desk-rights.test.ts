import { STAFF_ROLES } from '@tractor-haat/api-client/contract';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { selectOneDatabase } from '../../testing/databases.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createDeskCaller, createStaffFactory } from './testing/desk-calls.ts';

const [database] = selectOneDatabase();

const LEAD_ROLES = ['sales', 'dealer', 'admin'];

const ROUTES: readonly [
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  allowedRoles: string[],
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
  ['GET', 'leads', LEAD_ROLES],
  ['GET', 'leads.csv', LEAD_ROLES],
  ['GET', 'leads/999999', LEAD_ROLES],
  ['POST', 'leads/999999/open', LEAD_ROLES],
  ['PATCH', 'leads/999999', LEAD_ROLES],
  ['POST', 'leads/999999/notes', LEAD_ROLES],
  ['GET', 'assignees', LEAD_ROLES],
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

describe('routes for staff', () => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const createStaff = createStaffFactory(() => api, clock);

  test('staff routes return an uncached 401 without a session', async () => {
    const signedOut = createDeskCaller(() => api);
    for (const [method, path] of ROUTES) {
      const { status, headers } = await signedOut.call(method, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 401, 'no-store']);
    }
  });

  test.each(STAFF_ROLES)(
    'staff routes return 403 to the role %s exactly if it lacks the required right',
    async (role) => {
      const caller = await createStaff(role);
      for (const [method, path, allowedRoles] of ROUTES) {
        const { status } = await caller.call(method, path);
        const isAllowed = status !== 401 && status !== 403;
        expect([method, path, isAllowed]).toEqual([method, path, allowedRoles.includes(role)]);
      }
    },
  );

  test.each<[string, Record<string, string>]>([
    ['no origin', {}],
    ['the origin of another site', { origin: 'https://evil.example' }],
    ['the origin of a sibling subdomain', { origin: 'https://shop.example.in' }],
    ['an origin with another port', { origin: 'https://example.in:8443' }],
    ['an origin with plain HTTP', { origin: 'http://example.in' }],
    ['the origin null', { origin: 'null' }],
    ['cross-site fetch metadata', { origin: 'https://example.in', 'sec-fetch-site': 'cross-site' }],
    ['fetch metadata but no origin', { 'sec-fetch-site': 'none' }],
  ])('staff routes return 403 for a write with %s', async (_, headers) => {
    const admin = await createStaff('admin');
    for (const [method, path] of ROUTES.filter(([method]) => method !== 'GET')) {
      const { status } = await admin.call(method, path, {}, headers);
      expect([path, status]).toEqual([path, 403]);
    }
    expect((await admin.call('POST', 'session', {}, headers)).status).toBe(403);
    expect((await admin.call('DELETE', 'session', undefined, headers)).status).toBe(403);
  });

  test('staff routes return 405 for an unsupported method, even without a session', async () => {
    const signedOut = createDeskCaller(() => api);
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
      expect([path, (await signedOut.call('PUT', path, {}, {})).status]).toEqual([path, 405]);
  });

  test('staff routes return an uncached 404 for an unknown URL, even without a session', async () => {
    const signedOut = createDeskCaller(() => api);
    const unknownUrl = await signedOut.call('GET', 'invitation/0123456789abcdef');
    expect(unknownUrl).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  });
});
