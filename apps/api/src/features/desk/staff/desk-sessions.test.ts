import { eq } from 'drizzle-orm';
import { inviteCommand } from '../../../commands/admin/execute-command.ts';
import { createTestApi, TEST_KEY, type TestApi } from '../../../testing/create-test-api.ts';
import { selectAllDatabases } from '../../../testing/databases.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { createArgon2idHasher, createPasswords } from '../../people/passwords/passwords.ts';
import type { ConsumeCredentials } from '../desk-deps.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { createRelyingParty, signInByPasskey } from '../passkeys/sign-in-by-passkey.ts';
import { createAuthenticator } from '../passkeys/testing/create-authenticator.ts';
import { staffSessions } from '../tables.ts';
import {
  createDeskCaller,
  createSignInCode,
  createStaffFactory,
  type DeskCaller,
  PASSWORD,
} from '../testing/desk-calls.ts';
import { createDeskSessions, type DeskSessions, signIn } from './desk-sessions.ts';

const origin = 'https://example.in';
const party = createRelyingParty(origin, origin);

type SignInKind = 'password' | 'passkey';
type SignInFunction = (person: DeskCaller) => Promise<ConsumeCredentials>;

describe.each(selectAllDatabases())('desk sessions on $name', (database) => {
  const clock = createMovingClock();
  const passwords = createPasswords(createArgon2idHasher({ memory_kib: 64, passes: 1 }));
  let api: TestApi;
  let admin: DeskCaller;
  let sessions: DeskSessions;
  const createStaff = createStaffFactory(() => api, clock);
  const createDeps = () => ({ db: api.connection.db, clock: clock.now, key: TEST_KEY, passwords });
  beforeAll(async () => {
    api = await createTestApi(database, undefined, clock.now);
    admin = await createStaff('admin');
    sessions = createDeskSessions(createDeps());
  });
  afterAll(() => api.close());

  const signInFunctions: Record<SignInKind, SignInFunction> = {
    password({ email, secret }) {
      clock.forward(30);
      const code = createSignInCode(secret, clock.now());
      const credentials = {
        email,
        password: PASSWORD,
        code,
        address: '10.1.1.1',
        isRecognised: false,
      };
      return signIn(createDeps(), credentials);
    },
    async passkey(person) {
      const device = createAuthenticator();
      const registration = (await person.post('passkeys/options')).body.data;
      const response = device.create({ challenge: registration.challenge, origin });
      expect((await person.post('passkeys', { name: 'Phone', response })).status).toBe(200);
      const { challenge } = (await person.post('session/passkey/options')).body.data;
      const signInResponse = device.get({ challenge, origin });
      return signInByPasskey(createDeps(), party, {
        response: signInResponse,
        address: '10.1.1.1',
      });
    },
  };

  async function setNewPassword({ email }: DeskCaller): Promise<void> {
    const invitation = { email, role: 'sales' };
    const { token } = (await inviteCommand(api.connection.db, invitation)) as { token: string };
    const browser = createDeskCaller(() => api);
    const accept = { token, name: 'Again', password: 'a wholly new password' };
    const { secret } = (await browser.post('invitations/accept', accept)).body.data;
    const code = createSignInCode(secret, clock.now());
    expect((await browser.post('invitations/confirm', { token, code })).status).toBe(200);
  }

  const dismiss = async ({ id }: DeskCaller) => {
    expect((await admin.patch(`staff/${id}`, { active: false })).status).toBe(200);
  };

  test.each<[SignInKind, string, (person: DeskCaller) => Promise<void>]>([
    ['password', 'a dismissal', dismiss],
    ['password', 'a new password', setNewPassword],
    ['passkey', 'a dismissal', dismiss],
    ['passkey', 'a new password', setNewPassword],
  ])(
    'rejects a sign-in by %s whose credentials were checked before %s',
    async (kind, _, change) => {
      const person = await createStaff('sales');
      const consumeCredentials = await signInFunctions[kind](person);
      await change(person);
      await expect(sessions.begin(undefined, consumeCredentials)).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
      });
      const { db } = api.connection;
      const remainingSessions = await db
        .select()
        .from(staffSessions)
        .where(eq(staffSessions.staff_id, person.id));
      expect(remainingSessions).toEqual([]);
    },
  );

  test.each<SignInKind>(['password', 'passkey'])(
    'ends a session that a sign-in by %s creates while the rights of the person change',
    async (kind) => {
      const person = await createStaff('sales');
      const consumeCredentials = await signInFunctions[kind](person);
      let change: Promise<unknown> = Promise.resolve();
      const { id } = await sessions.begin(undefined, async (tx) => {
        const verifiedStaff = await consumeCredentials(tx);
        change = admin.patch(`staff/${person.id}`, { role: 'editor' });
        return verifiedStaff;
      });
      expect(await change).toMatchObject({ status: 200 });
      expect(await sessions.read(id)).toBeUndefined();
    },
  );

  test('rejects a new passkey if the session of its request has ended', async () => {
    const person = await createStaff('sales');
    const device = createAuthenticator();
    const { challenge } = (await person.post('passkeys/options')).body.data;
    const session = /desk=([\w-]+)/.exec(String(person.jar.headers().cookie))?.[1] ?? '';
    const sessionUser = await sessions.read(session);
    await setNewPassword(person);
    const passkey = { name: 'Tablet', response: device.create({ challenge, origin }), session };
    if (sessionUser === undefined) throw new Error('the session was not read');
    await expect(addPasskey(createDeps(), party, sessionUser, passkey)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});
