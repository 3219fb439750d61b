import { codeAt, type DeskCaller, PASSWORD } from '../../../../domain/desk/testing/desk-calls.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import type { Attack } from './attack.ts';

const useEndedSession = (
  name: string,
  endSession: (person: DeskCaller, desk: AttackedDesk) => Promise<unknown>,
): Attack => [
  `session: ${name}`,
  401,
  async (desk) => {
    const person = await desk.createStaff('sales');
    const headers = person.jar.headers();
    await endSession(person, desk);
    return (await desk.api.app.inject({ url: '/api/desk/leads', headers })).statusCode;
  },
];

const useForgedCookie = (name: string, cookie: string): Attack => [
  `session: ${name}`,
  401,
  async ({ api }) =>
    (await api.app.inject({ url: '/api/desk/leads', headers: { cookie } })).statusCode,
];

export const SESSION_ATTACKS: readonly Attack[] = [
  useEndedSession('after a change of role', ({ id }, { admin }) =>
    admin.patch(`staff/${id}`, { role: 'editor' }),
  ),
  useEndedSession('after an admin has ended all sessions of the person', ({ id }, { admin }) =>
    admin.del(`staff/${id}/sessions`),
  ),
  useEndedSession('after the account is deactivated', ({ id }, { admin }) =>
    admin.patch(`staff/${id}`, { active: false }),
  ),
  useEndedSession('after signing out', (person) => person.del('session')),
  useEndedSession('after a new sign-in', (person, { clock }) => {
    clock.forward(30);
    const code = codeAt(person.secret, clock.now());
    return person.post('session', { email: person.email, password: PASSWORD, code });
  }),
  useForgedCookie('invented id', `desk=${'A'.repeat(43)}`),
  useForgedCookie('SQL injection in the id', "desk=' or '1'='1"),
  useForgedCookie('empty id', 'desk='),
  [
    'session: id chosen before the sign-in (session fixation)',
    true,
    async ({ createStaff, api, clock }) => {
      const { email, secret } = await createStaff('sales');
      clock.forward(30);
      const chosenCookie = `desk=${'B'.repeat(43)}`;
      const signIn = await api.app.inject({
        method: 'POST',
        url: '/api/desk/session',
        headers: { origin: 'https://example.in', cookie: chosenCookie },
        payload: { email, password: PASSWORD, code: codeAt(secret, clock.now()) },
      });
      const headers = { cookie: chosenCookie };
      const response = await api.app.inject({ url: '/api/desk/session', headers });
      return signIn.statusCode === 200 && response.statusCode === 401;
    },
  ],
];
