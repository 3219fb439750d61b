import type { AttackedDesk } from '../attacked-desk.ts';
import { createSignInCode, type DeskCaller, PASSWORD } from '../desk-calls.ts';
import type { Attack } from './attack.ts';

const createEndedSessionAttack = (
  name: string,
  endSession: (person: DeskCaller, desk: AttackedDesk) => Promise<unknown>,
): Attack => ({
  name: `session: ${name}`,
  outcome: 401,
  run: async (desk) => {
    const person = await desk.createStaff('sales');
    const headers = person.jar.headers();
    await endSession(person, desk);
    return (await desk.api.app.inject({ url: '/api/desk/leads', headers })).statusCode;
  },
});

const createForgedCookieAttack = (name: string, cookie: string): Attack => ({
  name: `session: ${name}`,
  outcome: 401,
  run: async ({ api }) =>
    (await api.app.inject({ url: '/api/desk/leads', headers: { cookie } })).statusCode,
});

export const SESSION_ATTACKS: readonly Attack[] = [
  createEndedSessionAttack('after a change of role', ({ id }, { admin }) =>
    admin.patch(`staff/${id}`, { role: 'editor' }),
  ),
  createEndedSessionAttack(
    'after an admin has ended all sessions of the person',
    ({ id }, { admin }) => admin.del(`staff/${id}/sessions`),
  ),
  createEndedSessionAttack('after the account is deactivated', ({ id }, { admin }) =>
    admin.patch(`staff/${id}`, { active: false }),
  ),
  createEndedSessionAttack('after signing out', (person) => person.del('session')),
  createEndedSessionAttack('after a new sign-in', (person, { clock }) => {
    clock.forward(30);
    const code = createSignInCode(person.secret, clock.now());
    return person.post('session', { email: person.email, password: PASSWORD, code });
  }),
  createForgedCookieAttack('invented id', `desk=${'A'.repeat(43)}`),
  createForgedCookieAttack('SQL injection in the id', "desk=' or '1'='1"),
  createForgedCookieAttack('empty id', 'desk='),
  {
    name: 'session: id chosen before the sign-in (session fixation)',
    outcome: true,
    run: async ({ createStaff, api, clock }) => {
      const { email, secret } = await createStaff('sales');
      clock.forward(30);
      const chosenCookie = `desk=${'B'.repeat(43)}`;
      const signIn = await api.app.inject({
        method: 'POST',
        url: '/api/desk/session',
        headers: { origin: 'https://example.in', cookie: chosenCookie },
        payload: { email, password: PASSWORD, code: createSignInCode(secret, clock.now()) },
      });
      const headers = { cookie: chosenCookie };
      const response = await api.app.inject({ url: '/api/desk/session', headers });
      return signIn.statusCode === 200 && response.statusCode === 401;
    },
  },
];
