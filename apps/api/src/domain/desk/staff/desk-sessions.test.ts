import { eq } from 'drizzle-orm';
import { inviteCommand } from '../../../commands/desk-invite/invite-command.ts';
import { staffSessions } from '../../../database/schema/staff.ts';
import { TEST_KEY, type TestApi, testApi } from '../../../testing/api.ts';
import { everyDatabase } from '../../../testing/databases.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { argon2id } from '../../people/passwords/argon2id.ts';
import { createPasswords } from '../../people/passwords/passwords.ts';
import type { ConsumeCredentials } from '../desk-deps.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { createRelyingParty } from '../passkeys/relying-party.ts';
import { signInByPasskey } from '../passkeys/sign-in-by-passkey.ts';
import { authenticator } from '../passkeys/testing/authenticator.ts';
import { codeAt, type DeskCaller, deskCaller, deskStaff, PASSWORD } from '../testing/desk-calls.ts';
import { createDeskSessions, type DeskSessions } from './desk-sessions.ts';
import { signIn } from './sign-in.ts';

const origin = 'https://example.in';
const party = createRelyingParty(origin, origin);

describe.each(everyDatabase())('sessions at the desk on $name', (database) => {
  const clock = movingClock();
  const passwords = createPasswords(argon2id({ memory_kib: 64, passes: 1 }));
  let api: TestApi;
  let boss: DeskCaller;
  let sessions: DeskSessions;
  const staffed = deskStaff(() => api, clock);
  const deps = () => ({ db: api.connection.db, clock: clock.now, key: TEST_KEY, passwords });
  beforeAll(async () => {
    api = await testApi(database, undefined, clock.now);
    boss = await staffed('admin');
    sessions = createDeskSessions(deps());
  });
  afterAll(() => api.close());

  const proofs: Record<string, (person: DeskCaller) => Promise<ConsumeCredentials>> = {
    password({ email, secret }) {
      clock.forward(30);
      const code = codeAt(secret, clock.now());
      const credentials = {
        email,
        password: PASSWORD,
        code,
        address: '10.1.1.1',
        isRecognised: false,
      };
      return signIn(deps(), credentials);
    },
    async passkey(person) {
      const device = authenticator();
      const made = (await person.post('passkeys/options')).body.data;
      const response = device.create({ challenge: made.challenge, origin });
      expect((await person.post('passkeys', { name: 'Phone', response })).status).toBe(200);
      const { challenge } = (await person.post('session/passkey/options')).body.data;
      const answer = device.get({ challenge, origin });
      return signInByPasskey(deps(), party, { response: answer, address: '10.1.1.1' });
    },
  };

  async function setNewPassword({ email }: DeskCaller): Promise<void> {
    const invitation = { email, role: 'sales' };
    const { token } = (await inviteCommand(api.connection.db, invitation)) as { token: string };
    const browser = deskCaller(() => api);
    const accept = { token, name: 'Again', password: 'a wholly new password' };
    const { secret } = (await browser.post('invitations/accept', accept)).body.data;
    const code = codeAt(secret, clock.now());
    expect((await browser.post('invitations/confirm', { token, code })).status).toBe(200);
  }

  const dismiss = async ({ id }: DeskCaller) => {
    expect((await boss.patch(`staff/${id}`, { active: false })).status).toBe(200);
  };

  test.each([
    ['password', 'a dismissal', dismiss],
    ['password', 'a new password', setNewPassword],
    ['passkey', 'a dismissal', dismiss],
    ['passkey', 'a new password', setNewPassword],
  ])('rejects a sign-in by %s that was checked before %s', async (kind, _, change) => {
    const person = await staffed('sales');
    const prove = await proofs[kind]?.(person);
    await change(person);
    await expect(sessions.begin(undefined, prove as ConsumeCredentials)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    const { db } = api.connection;
    const left = await db.select().from(staffSessions).where(eq(staffSessions.staff_id, person.id));
    expect(left).toEqual([]);
  });

  test.each(Object.keys(proofs))(
    'ends a session whose rights change during its sign-in by %s',
    async (kind) => {
      const person = await staffed('sales');
      const prove = (await proofs[kind]?.(person)) as ConsumeCredentials;
      let change: Promise<unknown> = Promise.resolve();
      const { id } = await sessions.begin(undefined, async (tx) => {
        const proven = await prove(tx);
        change = boss.patch(`staff/${person.id}`, { role: 'editor' });
        return proven;
      });
      expect(await change).toMatchObject({ status: 200 });
      expect(await sessions.read(id)).toBeUndefined();
    },
  );

  test('rejects a passkey of a session that ends during the request', async () => {
    const person = await staffed('sales');
    const device = authenticator();
    const { challenge } = (await person.post('passkeys/options')).body.data;
    const session = /desk=([\w-]+)/.exec(String(person.jar.headers().cookie))?.[1] ?? '';
    const asker = await sessions.read(session);
    await setNewPassword(person);
    const made = { name: 'Kept', response: device.create({ challenge, origin }), session };
    if (asker === undefined) throw new Error('the session was not read');
    await expect(addPasskey(deps(), party, asker, made)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});
