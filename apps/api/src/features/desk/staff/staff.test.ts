import { sql } from 'drizzle-orm';
import { inviteCommand } from '../../../commands/admin/execute-command.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { auditEvents } from '../tables.ts';
import {
  createDeskCaller,
  createSignInCode,
  createStaffFactory,
  type DeskCaller,
  PASSWORD,
} from '../testing/desk-calls.ts';

describe.each(selectAllDatabases())('desk staff on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const createStaff = createStaffFactory(() => api, clock);
  const openBrowser = () => createDeskCaller(() => api);

  async function sendInvitation(email: string, role = 'sales') {
    const admin = await createStaff('admin');
    const response = await admin.post('invitations', { email, role });
    expect(response.status).toBe(200);
    const [newest] = (await api.app.inject('/api/dev/outbox')).json();
    expect(newest).toMatchObject({
      email: email.toLowerCase(),
      link: expect.stringContaining('/desk/invitation/'),
    });
    return newest.link.split('/').at(-1) as string;
  }

  test('creates an account once per invitation link and signs in once per code', async () => {
    const token = await sendInvitation('Asha@Example.in');
    const asha = openBrowser();
    const shortPassword = { token, name: 'Asha', password: 'fourteen chars' };
    expect(await asha.post('invitations/accept', shortPassword)).toMatchObject({
      status: 400,
      body: { faults: { password: 'password_short' } },
    });
    const { body } = await asha.post('invitations/accept', {
      ...shortPassword,
      password: PASSWORD,
    });
    const { secret, link } = body.data;
    expect(link).toContain(`otpauth://totp/Tractor%20Haat%3Aasha%40example.in?secret=${secret}`);
    expect((await asha.post('invitations/confirm', { token, code: '000000' })).status).toBe(400);
    const code = createSignInCode(secret, clock.now());
    expect((await asha.post('invitations/confirm', { token, code })).status).toBe(200);
    expect((await asha.post('invitations/confirm', { token, code })).status).toBe(410);
    const secondUse = { token, name: 'Eve', password: 'another long password' };
    expect((await asha.post('invitations/accept', secondUse)).status).toBe(410);
    // Each code is valid once, so the code of the confirmation cannot sign in.
    const email = 'asha@example.in';
    const signIn = (code: string) => asha.post('session', { email, password: PASSWORD, code });
    expect((await signIn(code)).status).toBe(401);
    clock.forward(30);
    const nextCode = createSignInCode(secret, clock.now());
    const signedIn = await signIn(nextCode);
    expect(signedIn).toMatchObject({
      status: 200,
      body: { data: { name: 'Asha', role: 'sales' } },
    });
    expect(signedIn.headers['cache-control']).toBe('no-store');
    expect(signedIn.headers['set-cookie']).toEqual([
      expect.stringMatching(/^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^desk_signed_in=[^ ]+; Max-Age=15552000; Path=\/api; HttpOnly;/),
    ]);
    expect((await signIn(nextCode)).status).toBe(401);
  });

  test('ends an invitation link after 72 hours or when the person gets a new link', async () => {
    const firstToken = await sendInvitation('late@example.in');
    const secondToken = await sendInvitation('late@example.in');
    const accept = (token: string) =>
      openBrowser().post('invitations/accept', { token, name: 'Late', password: PASSWORD });
    expect((await accept(firstToken)).status).toBe(410);
    expect((await accept(secondToken)).status).toBe(200);
    clock.forward(72 * 3600);
    expect((await accept(secondToken)).status).toBe(410);
  });

  const createCredentials = ({ email, secret }: DeskCaller) => ({
    email,
    password: PASSWORD,
    code: createSignInCode(secret, clock.now()),
  });

  test('returns the same message for every sign-in error', async () => {
    const sales = await createStaff('sales');
    clock.forward(60);
    const validCredentials = createCredentials(sales);
    const wrongCredentials = [
      { email: 'nobody@example.in' },
      { password: 'another long password' },
      { code: '000000' },
    ];
    const bodies = [];
    for (const wrong of wrongCredentials)
      bodies.push((await openBrowser().post('session', { ...validCredentials, ...wrong })).body);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({
      success: false,
      message: 'E-mail, password or code is wrong.',
    });
  });

  test('blocks the tenth sign-in attempt of an account from one network for ten minutes', async () => {
    const sales = await createStaff('sales');
    clock.forward(60);
    const validCredentials = createCredentials(sales);
    for (let attempt = 1; attempt <= 9; attempt += 1)
      expect(
        (await openBrowser().post('session', { ...validCredentials, code: '000000' })).status,
      ).toBe(401);
    const tenth = await openBrowser().post('session', validCredentials);
    expect(tenth.status).toBe(429);
    expect(Number(tenth.headers['retry-after'])).toBeGreaterThan(0);
    const otherNetwork = createDeskCaller(() => api, '10.9.8.7');
    expect((await otherNetwork.post('session', validCredentials)).status).toBe(200);
    clock.forward(600);
    expect((await openBrowser().post('session', createCredentials(sales))).status).toBe(200);
  });

  test('accepts a sign-in after wrong passwords from strangers in many networks', async () => {
    const sales = await createStaff('sales');
    clock.forward(60);
    const { email } = sales;
    for (let network = 1; network <= 8; network += 1) {
      const stranger = createDeskCaller(() => api, `10.20.${network}.1`);
      for (let attempt = 0; attempt < 9; attempt += 1)
        await stranger.post('session', { email, password: 'wrong password', code: '000000' });
    }
    // A browser that has signed in before has its own limit, so a neighbour in the same network cannot block it.
    const neighbour = openBrowser();
    for (let attempt = 0; attempt < 9; attempt += 1)
      await neighbour.post('session', { email, password: 'wrong password', code: '000000' });
    expect((await neighbour.post('session', createCredentials(sales))).status).toBe(429);
    expect((await sales.post('session', createCredentials(sales))).status).toBe(200);
    clock.forward(60);
    const otherNetwork = createDeskCaller(() => api, '10.21.1.1');
    expect((await otherNetwork.post('session', createCredentials(sales))).status).toBe(200);
  });

  test('limits wrong codes after the right password over all networks', async () => {
    const sales = await createStaff('sales');
    clock.forward(60);
    for (let network = 1; network <= 20; network += 1) {
      const thief = createDeskCaller(() => api, `10.22.${network}.1`);
      await thief.post('session', { ...createCredentials(sales), code: '000000' });
    }
    const otherNetwork = createDeskCaller(() => api, '10.23.1.1');
    expect((await otherNetwork.post('session', createCredentials(sales))).status).toBe(401);
    expect((await sales.post('session', createCredentials(sales))).status).toBe(200);
  });

  test('accepts only one of two concurrent sign-ins with the same code', async () => {
    const sales = await createStaff('sales');
    clock.forward(60);
    const credentials = createCredentials(sales);
    const responses = await Promise.all(
      [1, 2, 3].map(() => openBrowser().post('session', credentials)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  test('replaces the session of the browser at sign-in', async () => {
    const sales = await createStaff('sales');
    const before = sales.jar.headers();
    clock.forward(30);
    await sales.post('session', createCredentials(sales));
    expect(sales.jar.headers()).not.toEqual(before);
    const oldSession = await api.app.inject({ url: '/api/desk/session', headers: before });
    expect(oldSession.statusCode).toBe(401);
  });

  test('ends a session after 12 hours', async () => {
    const sales = await createStaff('sales');
    clock.forward(12 * 3600 - 1);
    expect((await sales.get('session')).body.data).toMatchObject({ id: sales.id, role: 'sales' });
    clock.forward(1);
    expect((await sales.get('session')).status).toBe(401);
  });

  test('ends a session at sign-out', async () => {
    const sales = await createStaff('sales');
    const headers = sales.jar.headers();
    expect((await sales.del('session')).status).toBe(200);
    const oldSession = await api.app.inject({ url: '/api/desk/session', headers });
    expect(oldSession.statusCode).toBe(401);
  });

  test('ends the sessions of staff whose rights change, or on request of an admin', async () => {
    const admin = await createStaff('admin');
    const editor = await createStaff('editor');
    const change = { role: 'dealer', brands: ['mahindra'], districts: ['anand'] };
    const changed = await admin.patch(`staff/${editor.id}`, change);
    expect(changed.body.data).toMatchObject({ id: editor.id, ...change });
    expect((await editor.get('session')).status).toBe(401);
    const sales = await createStaff('sales');
    expect((await admin.del(`staff/${sales.id}/sessions`)).status).toBe(200);
    expect((await sales.get('session')).status).toBe(401);
  });

  test('rejects the sign-in of a dismissed member of staff', async () => {
    const admin = await createStaff('admin');
    const dismissed = await createStaff('sales');
    await admin.patch(`staff/${dismissed.id}`, { active: false });
    clock.forward(30);
    const response = await dismissed.post('session', createCredentials(dismissed));
    expect(response.status).toBe(401);
  });

  test('rejects the removal of the last admin', async () => {
    const admin = await createStaff('admin');
    for (const { id, role } of (await admin.get('staff')).body.data)
      if (role === 'admin' && id !== admin.id) await admin.patch(`staff/${id}`, { role: 'sales' });
    expect((await admin.patch(`staff/${admin.id}`, { role: 'sales' })).status).toBe(409);
    expect((await admin.get('session')).status).toBe(200);
    expect((await admin.patch('staff/999999', { role: 'sales' })).status).toBe(404);
  });

  test('replaces the password and the second factor of staff who accept a new invitation', async () => {
    const sales = await createStaff('sales');
    const { token } = (await inviteCommand(api.connection.db, {
      email: sales.email,
      role: 'moderator',
    })) as { token: string };
    const accept = { token, name: 'Again', password: 'a wholly new password' };
    const { secret } = (await sales.post('invitations/accept', accept)).body.data;
    // The old session stays valid until the new code is verified.
    expect((await sales.get('session')).status).toBe(200);
    await sales.post('invitations/confirm', { token, code: createSignInCode(secret, clock.now()) });
    expect((await sales.get('session')).status).toBe(401);
    clock.forward(30);
    const { password } = accept;
    const code = createSignInCode(secret, clock.now());
    const signedIn = await sales.post('session', { email: sales.email, password, code });
    expect(signedIn.body.data).toEqual({ id: sales.id, name: 'Again', role: 'moderator' });
  });

  test('lists audit entries to admins, newest first', async () => {
    const admin = await createStaff('admin');
    const { body } = await admin.get('audit?limit=1');
    expect(body.data).toMatchObject([
      { who: admin.email, what: 'session.started', object: `staff/${admin.id}` },
    ]);
    const nextPage = (await admin.get(`audit?limit=1&after=${body.next}`)).body;
    expect(nextPage.data).toMatchObject([
      { who: 'operator', what: 'role.changed', before: null, after: { role: 'admin' } },
    ]);
  });

  test('rejects changes of audit entries in the database', async () => {
    const { db } = api.connection;
    const changes = [
      db.update(auditEvents).set({ object: 'x' }),
      db.delete(auditEvents),
      db.execute(sql`truncate ${auditEvents}`),
    ];
    for (const change of changes) await expect(Promise.resolve(change)).rejects.toThrow();
  });
});
