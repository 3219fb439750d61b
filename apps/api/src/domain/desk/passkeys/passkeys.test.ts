import { inviteCommand } from '../../../commands/desk-invite/invite-command.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { codeAt, type DeskCaller, deskCaller, deskStaff, PASSWORD } from '../testing/desk-calls.ts';
import { authenticator } from './testing/authenticator.ts';

const origin = 'https://example.in';

describe.each(everyDatabase())('passkeys on $name', (database) => {
  const clock = movingClock();
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
  });
  afterAll(() => api.close());
  const staffed = deskStaff(() => api, clock);
  const anybody = () => deskCaller(() => api);
  const challengeOf = async (caller: Pick<DeskCaller, 'post'>, path: string, body = {}) =>
    (await caller.post(path, body)).body.data.challenge as string;

  async function withKey(person: DeskCaller) {
    const device = authenticator();
    const challenge = await challengeOf(person, 'passkeys/options');
    const response = device.create({ challenge, origin });
    const added = await person.post('passkeys', { name: 'Phone', response });
    expect(added).toMatchObject({ status: 200, body: { data: { id: device.id, name: 'Phone' } } });
    return device;
  }
  const signIn = async (
    device: ReturnType<typeof authenticator>,
    changes: Partial<Parameters<typeof device.get>[0]> = {},
  ) => {
    const browser = anybody();
    const challenge = await challengeOf(browser, 'session/passkey/options');
    const response = device.get({ challenge, origin, ...changes });
    return { browser, response, answer: await browser.post('session/passkey', { response }) };
  };

  test('signs in without password or code, and accepts each response once', async () => {
    const editor = await staffed('editor');
    const device = await withKey(editor);
    const { browser, response, answer } = await signIn(device);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { id: editor.id, role: 'editor' } },
    });
    expect(answer.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^desk=[\w-]{43}; .*HttpOnly; SameSite=Strict$/),
    );
    expect((await browser.get('session')).status).toBe(200);
    expect((await anybody().post('session/passkey', { response })).status).toBe(401);
    const [own] = (await editor.get('passkeys')).body.data;
    expect(own).toMatchObject({ id: device.id, used_at: clock.now().toISOString() });
    expect((await editor.get('passkeys')).text).not.toContain('public_key');
  });

  test('rejects a response for another site, host, purpose, time or person, and a copied key', async () => {
    const sales = await staffed('sales');
    const device = await withKey(sales);
    const wrong: Parameters<typeof signIn>[1][] = [
      { origin: 'https://evil.example' },
      { origin: 'https://example.in.evil.example' },
      { host: 'evil.example' },
      { isVerified: false },
      { challenge: 'bm90IG91cnM' },
      { challenge: await challengeOf(sales, 'passkeys/options') },
    ];
    for (const changes of wrong) {
      const { answer } = await signIn(device, changes);
      expect([changes, answer.status, answer.body.message]).toEqual([
        changes,
        401,
        'E-mail, password or code is wrong.',
      ]);
    }
    const late = await challengeOf(anybody(), 'session/passkey/options');
    clock.forward(301);
    expect((await signIn(device, { challenge: late })).answer.status).toBe(401);
    expect((await signIn(authenticator())).answer.status).toBe(401);
    expect((await signIn(device)).answer.status).toBe(200);
    device.setCounter(0);
    expect((await signIn(device)).answer.status).toBe(401);
    const other = await staffed('sales');
    const challenge = await challengeOf(other, 'passkeys/options');
    const response = authenticator().create({ challenge, origin });
    expect((await sales.post('passkeys', { name: 'x', response })).status).toBe(400);
    expect((await other.del(`passkeys/${device.id}`)).status).toBe(404);
    expect((await anybody().post('passkeys/options')).status).toBe(401);
  });

  test('ends passkeys on a dismissal, a revocation and a new invitation', async () => {
    const admin = await staffed('admin');
    const person = await staffed('sales');
    const device = await withKey(person);
    await admin.patch(`staff/${person.id}`, { active: false });
    expect((await signIn(device)).answer.status).toBe(401);
    await admin.patch(`staff/${person.id}`, { active: true });
    const { browser, answer } = await signIn(device);
    expect(answer.status).toBe(200);
    expect((await browser.del(`passkeys/${device.id}`)).status).toBe(200);
    expect((await signIn(device)).answer.status).toBe(401);
    const second = await staffed('sales');
    const lost = await withKey(second);
    const invitation = { email: second.email, role: 'sales' };
    const { token } = (await inviteCommand(api.connection.db, invitation)) as { token: string };
    const accept = { token, name: 'Again', password: PASSWORD };
    const { secret } = (await anybody().post('invitations/accept', accept)).body.data;
    await anybody().post('invitations/confirm', { token, code: codeAt(secret, clock.now()) });
    expect((await signIn(lost)).answer.status).toBe(401);
    const { text } = await admin.get(`audit?what=passkey.added&object=staff/${person.id}`);
    expect(text).toContain('"passkey":"Phone"');
  });

  test('accepts an invitation once with a passkey instead of a password', async () => {
    const invitation = { email: 'key@example.in', role: 'moderator' };
    const { token } = (await inviteCommand(api.connection.db, invitation)) as { token: string };
    const device = authenticator();
    const body = { token, name: 'Kamala' };
    const challenge = await challengeOf(anybody(), 'invitations/passkey/options', body);
    const response = device.create({ challenge, origin });
    expect((await anybody().post('invitations/passkey', { ...body, response })).status).toBe(200);
    expect((await anybody().post('invitations/passkey', { ...body, response })).status).toBe(410);
    expect((await signIn(device)).answer.body.data).toMatchObject({
      name: 'Kamala',
      role: 'moderator',
    });
    const guess = { email: invitation.email, password: '', code: '000000' };
    expect((await anybody().post('session', guess)).status).toBe(401);
  });
});
