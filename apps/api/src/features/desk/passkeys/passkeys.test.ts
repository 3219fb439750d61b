import { inviteCommand } from '../../../commands/admin/execute-command.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import {
  createDeskCaller,
  createSignInCode,
  createStaffFactory,
  type DeskCaller,
  PASSWORD,
} from '../testing/desk-calls.ts';
import { createAuthenticator } from './testing/create-authenticator.ts';

const origin = 'https://example.in';

describe.each(selectAllDatabases())('passkeys on $name', (database) => {
  const clock = createMovingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const createStaff = createStaffFactory(() => api, clock);
  const openBrowser = () => createDeskCaller(() => api);
  const requestChallenge = async (caller: Pick<DeskCaller, 'post'>, path: string, body = {}) =>
    (await caller.post(path, body)).body.data.challenge as string;

  async function addPasskey(person: DeskCaller) {
    const device = createAuthenticator();
    const challenge = await requestChallenge(person, 'passkeys/options');
    const response = device.create({ challenge, origin });
    const added = await person.post('passkeys', { name: 'Phone', response });
    expect(added).toMatchObject({ status: 200, body: { data: { id: device.id, name: 'Phone' } } });
    return device;
  }
  const signIn = async (
    device: ReturnType<typeof createAuthenticator>,
    changes: Partial<Parameters<typeof device.get>[0]> = {},
  ) => {
    const browser = openBrowser();
    const challenge = await requestChallenge(browser, 'session/passkey/options');
    const response = device.get({ challenge, origin, ...changes });
    return { browser, response, result: await browser.post('session/passkey', { response }) };
  };

  test('signs in by passkey without password and code, once per passkey response', async () => {
    const editor = await createStaff('editor');
    const device = await addPasskey(editor);
    const { browser, response, result } = await signIn(device);
    expect(result).toMatchObject({
      status: 200,
      body: { data: { id: editor.id, role: 'editor' } },
    });
    expect(result.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^desk=[\w-]{43}; .*HttpOnly; SameSite=Strict$/),
    );
    expect((await browser.get('session')).status).toBe(200);
    expect((await openBrowser().post('session/passkey', { response })).status).toBe(401);
    const [listedKey] = (await editor.get('passkeys')).body.data;
    expect(listedKey).toMatchObject({ id: device.id, used_at: clock.now().toISOString() });
    expect((await editor.get('passkeys')).text).not.toContain('public_key');
  });

  test('rejects a passkey response for another site, challenge or purpose', async () => {
    const sales = await createStaff('sales');
    const device = await addPasskey(sales);
    const invalidOptions: Parameters<typeof signIn>[1][] = [
      { origin: 'https://evil.example' },
      { origin: 'https://example.in.evil.example' },
      { host: 'evil.example' },
      { isVerified: false },
      // Base64url of "not ours".
      { challenge: 'bm90IG91cnM' },
      { challenge: await requestChallenge(sales, 'passkeys/options') },
    ];
    for (const changes of invalidOptions) {
      const { result } = await signIn(device, changes);
      expect([changes, result.status, result.body.message]).toEqual([
        changes,
        401,
        'E-mail, password or code is wrong.',
      ]);
    }
  });

  test('rejects an expired challenge, an unknown passkey and a copied passkey', async () => {
    const device = await addPasskey(await createStaff('sales'));
    const expiredChallenge = await requestChallenge(openBrowser(), 'session/passkey/options');
    clock.forward(301);
    expect((await signIn(device, { challenge: expiredChallenge })).result.status).toBe(401);
    expect((await signIn(createAuthenticator())).result.status).toBe(401);
    expect((await signIn(device)).result.status).toBe(200);
    device.setCounter(0);
    expect((await signIn(device)).result.status).toBe(401);
  });

  test('rejects the registration and the deletion of a passkey for another person', async () => {
    const sales = await createStaff('sales');
    const device = await addPasskey(sales);
    const otherSales = await createStaff('sales');
    const challenge = await requestChallenge(otherSales, 'passkeys/options');
    const response = createAuthenticator().create({ challenge, origin });
    expect((await sales.post('passkeys', { name: 'x', response })).status).toBe(400);
    expect((await otherSales.del(`passkeys/${device.id}`)).status).toBe(404);
    expect((await openBrowser().post('passkeys/options')).status).toBe(401);
  });

  test('records a new passkey in the audit log', async () => {
    const admin = await createStaff('admin');
    const person = await createStaff('sales');
    await addPasskey(person);
    const { text } = await admin.get(`audit?what=passkey.added&object=staff/${person.id}`);
    expect(text).toContain('"passkey":"Phone"');
  });

  test('rejects a passkey after the dismissal of its owner, its deletion or a new invitation', async () => {
    const admin = await createStaff('admin');
    const person = await createStaff('sales');
    const device = await addPasskey(person);
    await admin.patch(`staff/${person.id}`, { active: false });
    expect((await signIn(device)).result.status).toBe(401);
    await admin.patch(`staff/${person.id}`, { active: true });
    const { browser, result } = await signIn(device);
    expect(result.status).toBe(200);
    expect((await browser.del(`passkeys/${device.id}`)).status).toBe(200);
    expect((await signIn(device)).result.status).toBe(401);
    const secondPerson = await createStaff('sales');
    const oldDevice = await addPasskey(secondPerson);
    const invitation = { email: secondPerson.email, role: 'sales' };
    const { token } = (await inviteCommand(api.connection.db, invitation)) as { token: string };
    const accept = { token, name: 'Again', password: PASSWORD };
    const { secret } = (await openBrowser().post('invitations/accept', accept)).body.data;
    await openBrowser().post('invitations/confirm', {
      token,
      code: createSignInCode(secret, clock.now()),
    });
    expect((await signIn(oldDevice)).result.status).toBe(401);
  });

  test('accepts an invitation once with a passkey instead of a password', async () => {
    const invitation = { email: 'key@example.in', role: 'moderator' };
    const { token } = (await inviteCommand(api.connection.db, invitation)) as { token: string };
    const device = createAuthenticator();
    const body = { token, name: 'Kamala' };
    const challenge = await requestChallenge(openBrowser(), 'invitations/passkey/options', body);
    const response = device.create({ challenge, origin });
    expect((await openBrowser().post('invitations/passkey', { ...body, response })).status).toBe(
      200,
    );
    expect((await openBrowser().post('invitations/passkey', { ...body, response })).status).toBe(
      410,
    );
    expect((await signIn(device)).result.body.data).toMatchObject({
      name: 'Kamala',
      role: 'moderator',
    });
    const withPassword = { email: invitation.email, password: '', code: '000000' };
    expect((await openBrowser().post('session', withPassword)).status).toBe(401);
  });
});
