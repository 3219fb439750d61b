import { eq } from 'drizzle-orm';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { staff } from '../tables.ts';
import {
  createDeskCaller,
  createSignInCode,
  createStaffFactory,
  type DeskCaller,
  PASSWORD,
} from '../testing/desk-calls.ts';

describe.each(selectAllDatabases())('open invitations on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  let admin: DeskCaller;
  const createStaff = createStaffFactory(() => api, clock);
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    admin = await createStaff('admin');
  });
  afterAll(() => api.close());

  async function invite(inviter: DeskCaller, email: string, role: string): Promise<string> {
    const response = await inviter.post('invitations', { email, role });
    expect(response.status).toBe(200);
    const [newest] = (await api.app.inject('/api/dev/outbox')).json();
    return newest.link.split('/').at(-1);
  }

  const accept = (token: string) =>
    createDeskCaller(() => api).post('invitations/accept', {
      token,
      name: 'Later',
      password: PASSWORD,
    });

  async function confirm(token: string, secret: string): Promise<number> {
    const code = createSignInCode(secret, clock.now());
    return (await createDeskCaller(() => api).post('invitations/confirm', { token, code })).status;
  }

  test.each([
    ['a dismissal', { active: false }],
    ['a demotion', { role: 'moderator' }],
  ])('%s of a person ends the invitations that the person received or sent', async (_, change) => {
    const inviter = await createStaff('admin');
    const receivedToken = await invite(admin, inviter.email, 'admin');
    const sentToken = await invite(inviter, `planted-${inviter.id}@example.in`, 'admin');
    const unconfirmedToken = await invite(inviter, `half-${inviter.id}@example.in`, 'admin');
    const { secret } = (await accept(unconfirmedToken)).body.data;
    expect((await admin.patch(`staff/${inviter.id}`, change)).status).toBe(200);
    for (const token of [receivedToken, sentToken]) expect((await accept(token)).status).toBe(410);
    expect(await confirm(unconfirmedToken, secret)).toBe(410);
    expect((await admin.get('invitations')).body.data).toEqual([]);
  });

  test('rejects an open invitation whose person or inviter is inactive', async () => {
    const inviter = await createStaff('admin');
    const token = await invite(inviter, 'sleeper@example.in', 'admin');
    const { secret } = (await accept(token)).body.data;
    const receivedToken = await invite(admin, inviter.email, 'admin');
    const { db } = api.connection;
    await db.update(staff).set({ active: false }).where(eq(staff.id, inviter.id));
    expect(await confirm(token, secret)).toBe(410);
    expect((await accept(receivedToken)).status).toBe(410);
    const response = await admin.post('invitations', { email: inviter.email, role: 'admin' });
    expect(response).toMatchObject({ status: 409, body: { reason: 'staff_inactive' } });
  });

  test('ends the invitations that a person sent when the person accepts one with fewer rights', async () => {
    const otherAdmin = await createStaff('admin');
    const sentToken = await invite(otherAdmin, 'planted@example.in', 'admin');
    const receivedToken = await invite(admin, otherAdmin.email, 'sales');
    const { secret } = (await accept(receivedToken)).body.data;
    expect(await confirm(receivedToken, secret)).toBe(200);
    expect((await accept(sentToken)).status).toBe(410);
  });

  test('lists an invitation without its token and revokes it once', async () => {
    const token = await invite(admin, 'revoked@example.in', 'dealer');
    const listed = await admin.get('invitations');
    const [{ id, email }] = listed.body.data;
    expect(email).toBe('revoked@example.in');
    expect(listed.text).not.toContain(token);
    const responses = await Promise.all([
      admin.del(`invitations/${id}`),
      admin.del(`invitations/${id}`),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await accept(token)).status).toBe(410);
    const { data } = (await admin.get(`audit?object=invitation/${id}`)).body;
    expect(data).toMatchObject([
      { who: admin.email, before: { role: 'dealer' }, after: null },
      { who: admin.email, before: null, after: { role: 'dealer' } },
    ]);
  });

  test('leaves no open invitation if its inviter is dismissed while it is created', async () => {
    const inviter = await createStaff('admin');
    await Promise.all([
      inviter.post('invitations', { email: 'race@example.in', role: 'admin' }),
      admin.patch(`staff/${inviter.id}`, { active: false }),
    ]);
    expect((await admin.get('invitations')).body.data).toEqual([]);
  });
});
