import { eq } from 'drizzle-orm';
import { staff } from '../../../database/schema/staff.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { codeAt, type DeskCaller, deskCaller, deskStaff, PASSWORD } from '../testing/desk-calls.ts';

describe.each(everyDatabase())('open invitations on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  let boss: DeskCaller;
  const staffed = deskStaff(() => api, clock);
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    boss = await staffed('admin');
  });
  afterAll(() => api.close());

  async function invite(by: DeskCaller, email: string, role: string): Promise<string> {
    const answer = await by.post('invitations', { email, role });
    expect(answer.status).toBe(200);
    const [newest] = (await api.app.inject('/api/dev/outbox')).json();
    return newest.link.split('/').at(-1);
  }

  const accept = (token: string) =>
    deskCaller(() => api).post('invitations/accept', { token, name: 'Later', password: PASSWORD });

  async function confirm(token: string, secret: string): Promise<number> {
    const code = codeAt(secret, clock.now());
    return (await deskCaller(() => api).post('invitations/confirm', { token, code })).status;
  }

  test.each([
    ['a dismissal', { active: false }],
    ['a demotion', { role: 'moderator' }],
  ])('%s ends the invitations for the person and by the person', async (_, change) => {
    const leaving = await staffed('admin');
    const own = await invite(boss, leaving.email, 'admin');
    const planted = await invite(leaving, `planted-${leaving.id}@example.in`, 'admin');
    // Partly accepted: only the first code is missing.
    const half = await invite(leaving, `half-${leaving.id}@example.in`, 'admin');
    const { secret } = (await accept(half)).body.data;
    expect((await boss.patch(`staff/${leaving.id}`, change)).status).toBe(200);
    for (const token of [own, planted]) expect((await accept(token)).status).toBe(410);
    expect(await confirm(half, secret)).toBe(410);
    expect((await boss.get('invitations')).body.data).toEqual([]);
  });

  test('checks person and inviter again on acceptance, because older releases leave invitations open', async () => {
    const leaving = await staffed('admin');
    const token = await invite(leaving, 'sleeper@example.in', 'admin');
    const { secret } = (await accept(token)).body.data;
    const own = await invite(boss, leaving.email, 'admin');
    const { db } = api.connection;
    await db.update(staff).set({ active: false }).where(eq(staff.id, leaving.id));
    expect(await confirm(token, secret)).toBe(410);
    expect((await accept(own)).status).toBe(410);
    const again = await boss.post('invitations', { email: leaving.email, role: 'admin' });
    expect(again).toMatchObject({ status: 409, body: { reason: 'staff_inactive' } });
  });

  test('ends the invitations of a person who accepts one with fewer rights', async () => {
    const admin = await staffed('admin');
    const planted = await invite(admin, 'planted@example.in', 'admin');
    const own = await invite(boss, admin.email, 'sales');
    const { secret } = (await accept(own)).body.data;
    expect(await confirm(own, secret)).toBe(200);
    expect((await accept(planted)).status).toBe(410);
  });

  test('lists an invitation without its token and revokes it once; audits both', async () => {
    const token = await invite(boss, 'revoked@example.in', 'dealer');
    const listed = await boss.get('invitations');
    const [{ id, email }] = listed.body.data;
    expect(email).toBe('revoked@example.in');
    expect(listed.text).not.toContain(token);
    const answers = await Promise.all([
      boss.del(`invitations/${id}`),
      boss.del(`invitations/${id}`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await accept(token)).status).toBe(410);
    const { data } = (await boss.get(`audit?object=invitation/${id}`)).body;
    expect(data).toMatchObject([
      { who: boss.email, before: { role: 'dealer' }, after: null },
      { who: boss.email, before: null, after: { role: 'dealer' } },
    ]);
  });

  test('leaves no invitation open after a concurrent dismissal of its inviter', async () => {
    const leaving = await staffed('admin');
    await Promise.all([
      leaving.post('invitations', { email: 'race@example.in', role: 'admin' }),
      boss.patch(`staff/${leaving.id}`, { active: false }),
    ]);
    expect((await boss.get('invitations')).body.data).toEqual([]);
  });
});
