import { sql } from 'drizzle-orm';
import { inviteCommand } from '../../../commands/desk-invite/invite-command.ts';
import { auditEvents } from '../../../database/schema/audit-events.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { codeAt, deskCaller, deskStaff, PASSWORD } from '../testing/desk-calls.ts';

describe.each(everyDatabase())('staff at the desk on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const staffed = deskStaff(() => api, clock);
  const anybody = () => deskCaller(() => api);

  async function invited(email: string, role = 'sales') {
    const admin = await staffed('admin');
    const answer = await admin.post('invitations', { email, role });
    expect(answer.status).toBe(200);
    const [newest] = (await api.app.inject('/api/dev/outbox')).json();
    expect(newest).toMatchObject({
      email: email.toLowerCase(),
      link: expect.stringContaining('/desk/invitation/'),
    });
    return newest.link.split('/').at(-1) as string;
  }

  test('creates a staff account from an invitation by password and first code, once per link', async () => {
    const token = await invited('Asha@Example.in');
    const asha = anybody();
    const short = { token, name: 'Asha', password: 'fourteen chars' };
    expect(await asha.post('invitations/accept', short)).toMatchObject({
      status: 400,
      body: { faults: { password: 'password_short' } },
    });
    const { body } = await asha.post('invitations/accept', { ...short, password: PASSWORD });
    const { secret, link } = body.data;
    expect(link).toContain(`otpauth://totp/Tractor%20Haat%3Aasha%40example.in?secret=${secret}`);
    expect((await asha.post('invitations/confirm', { token, code: '000000' })).status).toBe(400);
    const code = codeAt(secret, clock.now());
    expect((await asha.post('invitations/confirm', { token, code })).status).toBe(200);
    expect((await asha.post('invitations/confirm', { token, code })).status).toBe(410);
    const again = { token, name: 'Eve', password: 'another long password' };
    expect((await asha.post('invitations/accept', again)).status).toBe(410);
    // The code of the confirmation is used up; the next one signs in, once.
    const email = 'asha@example.in';
    const signIn = (code: string) => asha.post('session', { email, password: PASSWORD, code });
    expect((await signIn(code)).status).toBe(401);
    clock.forward(30);
    const next = codeAt(secret, clock.now());
    const done = await signIn(next);
    expect(done).toMatchObject({ status: 200, body: { data: { name: 'Asha', role: 'sales' } } });
    expect(done.headers['cache-control']).toBe('no-store');
    expect(done.headers['set-cookie']).toEqual([
      expect.stringMatching(/^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^desk_signed_in=[^ ]+; Max-Age=15552000; Path=\/api; HttpOnly;/),
    ]);
    expect((await signIn(next)).status).toBe(401);
  });

  test('ends a link after 72 hours, or when the person gets a new one', async () => {
    const first = await invited('late@example.in');
    const second = await invited('late@example.in');
    const accept = (token: string) =>
      anybody().post('invitations/accept', { token, name: 'Late', password: PASSWORD });
    expect((await accept(first)).status).toBe(410);
    expect((await accept(second)).status).toBe(200);
    clock.forward(72 * 3600);
    expect((await accept(second)).status).toBe(410);
  });

  test('returns one message for every sign-in error, and blocks from the tenth attempt', async () => {
    const sales = await staffed('sales');
    clock.forward(60);
    const right = {
      email: sales.email,
      password: PASSWORD,
      code: codeAt(sales.secret, clock.now()),
    };
    const tries = [
      { email: 'nobody@example.in' },
      { password: 'another long password' },
      { code: '000000' },
    ];
    const bodies = [];
    for (const wrong of tries)
      bodies.push((await anybody().post('session', { ...right, ...wrong })).body);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({
      success: false,
      message: 'E-mail, password or code is wrong.',
    });
    for (let attempt = 3; attempt <= 9; attempt += 1)
      expect((await anybody().post('session', { ...right, code: '000000' })).status).toBe(401);
    const tenth = await anybody().post('session', right);
    expect(tenth.status).toBe(429);
    expect(Number(tenth.headers['retry-after'])).toBeGreaterThan(0);
    // Does not lock out another network.
    const elsewhere = deskCaller(() => api, '10.9.8.7');
    expect((await elsewhere.post('session', right)).status).toBe(200);
    clock.forward(600);
    const code = codeAt(sales.secret, clock.now());
    expect((await anybody().post('session', { ...right, code })).status).toBe(200);
  });

  test('limits codes globally without a lockout by a stranger with many networks', async () => {
    const sales = await staffed('sales');
    clock.forward(60);
    const { email } = sales;
    const right = () => ({ email, password: PASSWORD, code: codeAt(sales.secret, clock.now()) });
    for (let place = 1; place <= 8; place += 1) {
      const stranger = deskCaller(() => api, `10.20.${place}.1`);
      for (let n = 0; n < 9; n += 1)
        await stranger.post('session', { email, password: 'wrong password', code: '000000' });
    }
    // In the same network, a browser that has signed in before has its own quota.
    const neighbour = anybody();
    for (let n = 0; n < 9; n += 1)
      await neighbour.post('session', { email, password: 'wrong password', code: '000000' });
    expect((await neighbour.post('session', right())).status).toBe(429);
    expect((await sales.post('session', right())).status).toBe(200);
    clock.forward(60);
    expect((await deskCaller(() => api, '10.21.1.1').post('session', right())).status).toBe(200);
    // With the password alone, codes cannot be guessed, from any number of networks.
    clock.forward(60);
    for (let place = 1; place <= 20; place += 1) {
      const thief = deskCaller(() => api, `10.22.${place}.1`);
      await thief.post('session', { ...right(), code: '000000' });
    }
    expect((await deskCaller(() => api, '10.23.1.1').post('session', right())).status).toBe(401);
    expect((await sales.post('session', right())).status).toBe(200);
  });

  test('accepts only one of two concurrent sign-ins with the same code', async () => {
    const sales = await staffed('sales');
    clock.forward(60);
    const invitation = {
      email: sales.email,
      password: PASSWORD,
      code: codeAt(sales.secret, clock.now()),
    };
    const answers = await Promise.all([1, 2, 3].map(() => anybody().post('session', invitation)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('creates a new session at sign-in; it ends after 12 hours or at sign-out', async () => {
    const sales = await staffed('sales');
    const before = sales.jar.headers();
    clock.forward(30);
    const code = codeAt(sales.secret, clock.now());
    await sales.post('session', { email: sales.email, password: PASSWORD, code });
    expect(sales.jar.headers()).not.toEqual(before);
    const old = await api.app.inject({ url: '/api/desk/session', headers: before });
    expect(old.statusCode).toBe(401);
    clock.forward(12 * 3600 - 1);
    expect((await sales.get('session')).body.data).toMatchObject({ id: sales.id, role: 'sales' });
    clock.forward(1);
    expect((await sales.get('session')).status).toBe(401);
    const other = await staffed('sales');
    const oldHeaders = other.jar.headers();
    expect((await other.del('session')).status).toBe(200);
    expect(
      (await api.app.inject({ url: '/api/desk/session', headers: oldHeaders })).statusCode,
    ).toBe(401);
  });

  test('ends sessions on a change of rights or by an admin; rejects the removal of the last admin', async () => {
    const admin = await staffed('admin');
    const editor = await staffed('editor');
    const change = { role: 'dealer', brands: ['mahindra'], districts: ['anand'] };
    const changed = await admin.patch(`staff/${editor.id}`, change);
    expect(changed.body.data).toMatchObject({ id: editor.id, ...change });
    expect((await editor.get('session')).status).toBe(401);
    const sales = await staffed('sales');
    expect((await admin.del(`staff/${sales.id}/sessions`)).status).toBe(200);
    expect((await sales.get('session')).status).toBe(401);
    const gone = await staffed('sales');
    await admin.patch(`staff/${gone.id}`, { active: false });
    clock.forward(30);
    const code = codeAt(gone.secret, clock.now());
    const back = await gone.post('session', { email: gone.email, password: PASSWORD, code });
    expect(back.status).toBe(401);
    for (const { id, role } of (await admin.get('staff')).body.data)
      if (role === 'admin' && id !== admin.id) await admin.patch(`staff/${id}`, { role: 'sales' });
    expect((await admin.patch(`staff/${admin.id}`, { role: 'sales' })).status).toBe(409);
    expect((await admin.get('session')).status).toBe(200);
    expect((await admin.patch('staff/999999', { role: 'sales' })).status).toBe(404);
  });

  test('replaces password and second factor when existing staff accept an invitation', async () => {
    const sales = await staffed('sales');
    const { token } = (await inviteCommand(api.connection.db, {
      email: sales.email,
      role: 'moderator',
    })) as { token: string };
    const accept = { token, name: 'Again', password: 'a wholly new password' };
    const { secret } = (await sales.post('invitations/accept', accept)).body.data;
    // The old session stays valid until the new code is verified.
    expect((await sales.get('session')).status).toBe(200);
    await sales.post('invitations/confirm', { token, code: codeAt(secret, clock.now()) });
    expect((await sales.get('session')).status).toBe(401);
    clock.forward(30);
    const { email, password } = { email: sales.email, password: accept.password };
    const code = codeAt(secret, clock.now());
    const signedIn = await sales.post('session', { email, password, code });
    expect(signedIn.body.data).toEqual({ id: sales.id, name: 'Again', role: 'moderator' });
  });

  test('lists audit entries to admins, newest first; they are immutable', async () => {
    const admin = await staffed('admin');
    const { body } = await admin.get('audit?limit=1');
    expect(body.data).toMatchObject([
      { who: admin.email, what: 'session.started', object: `staff/${admin.id}` },
    ]);
    const next = (await admin.get(`audit?limit=1&after=${body.next}`)).body;
    expect(next.data).toMatchObject([
      { who: 'operator', what: 'role.changed', before: null, after: { role: 'admin' } },
    ]);
    const { db } = api.connection;
    const wholly = [
      db.update(auditEvents).set({ object: 'x' }),
      db.delete(auditEvents),
      db.execute(sql`truncate ${auditEvents}`),
    ];
    for (const change of wholly) await expect(Promise.resolve(change)).rejects.toThrow();
  });
});
