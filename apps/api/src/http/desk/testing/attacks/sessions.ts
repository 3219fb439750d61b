import { codeAt, type DeskCaller, PASSWORD } from '../../../../domain/desk/testing/desk-calls.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import type { Attack } from './attack.ts';

/** Use of a session after an event. */
const afterwards = (
  name: string,
  happens: (person: DeskCaller, desk: AttackedDesk) => Promise<unknown>,
): Attack => [
  `session: ${name}`,
  401,
  async (desk) => {
    const person = await desk.staffed('sales');
    const headers = person.jar.headers();
    await happens(person, desk);
    return (await desk.api.app.inject({ url: '/api/desk/leads', headers })).statusCode;
  },
];

/** A forged cookie. */
const cookie = (name: string, value: string): Attack => [
  `session: ${name}`,
  401,
  async ({ api }) =>
    (await api.app.inject({ url: '/api/desk/leads', headers: { cookie: value } })).statusCode,
];

/** Ended and invented sessions. */
export const SESSIONS: readonly Attack[] = [
  afterwards('after a change of role', ({ id }, { admin }) =>
    admin.patch(`staff/${id}`, { role: 'editor' }),
  ),
  afterwards('after an admin has ended it', ({ id }, { admin }) =>
    admin.del(`staff/${id}/sessions`),
  ),
  afterwards('after a dismissal', ({ id }, { admin }) =>
    admin.patch(`staff/${id}`, { active: false }),
  ),
  afterwards('after signing out', (person) => person.del('session')),
  afterwards('after a new sign-in', (person, { clock }) => {
    clock.forward(30);
    const code = codeAt(person.secret, clock.now());
    return person.post('session', { email: person.email, password: PASSWORD, code });
  }),
  cookie('invented id', `desk=${'A'.repeat(43)}`),
  cookie('SQL injection', "desk=' or '1'='1"),
  cookie('empty id', 'desk='),
  [
    'session: a fixated id',
    true,
    async ({ staffed, api, clock }) => {
      const { email, secret } = await staffed('sales');
      clock.forward(30);
      const chosen = `desk=${'B'.repeat(43)}`;
      const signedIn = await api.app.inject({
        method: 'POST',
        url: '/api/desk/session',
        headers: { origin: 'https://example.in', cookie: chosen },
        payload: { email, password: PASSWORD, code: codeAt(secret, clock.now()) },
      });
      const after = await api.app.inject({ url: '/api/desk/session', headers: { cookie: chosen } });
      return signedIn.statusCode === 200 && after.statusCode === 401;
    },
  ],
];
