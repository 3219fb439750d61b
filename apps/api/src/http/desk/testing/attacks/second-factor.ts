import { toStep, totpCode } from '../../../../domain/desk/staff/totp-code.ts';
import { codeAt, deskCaller, PASSWORD } from '../../../../domain/desk/testing/desk-calls.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import { type Attack, status } from './attack.ts';

/** A sign-in with the correct password and this code. */
const withCode = (name: string, code: (secret: string, desk: AttackedDesk) => string): Attack => [
  `second factor: ${name}`,
  401,
  async (desk) => {
    const person = await desk.staffed('sales');
    desk.clock.forward(60);
    const credentials = {
      email: person.email,
      password: PASSWORD,
      code: code(person.secret, desk),
    };
    return status(deskCaller(() => desk.api).post('session', credentials));
  },
];

const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

/** A second factor that is replayed, guessed, or another person's. */
export const SECOND_FACTOR: readonly Attack[] = [
  [
    'second factor: the code of the previous sign-in',
    401,
    async ({ staffed, api, clock }) => {
      const { email, secret } = await staffed('sales');
      const code = codeAt(secret, clock.now());
      return status(deskCaller(() => api).post('session', { email, password: PASSWORD, code }));
    },
  ],
  withCode('none', () => ''),
  withCode('two steps old', (secret, { clock }) => codeAt(secret, later(clock.now(), -60))),
  withCode('two steps ahead', (secret, { clock }) => codeAt(secret, later(clock.now(), 60))),
  withCode('of another person', (_, { admin, clock }) => codeAt(admin.secret, clock.now())),
  withCode('of an empty secret', (_, { clock }) => totpCode(new Uint8Array(), toStep(clock.now()))),
  withCode('with one digit too few', (secret, { clock }) => codeAt(secret, clock.now()).slice(1)),
  withCode('with one digit too many', (secret, { clock }) => `0${codeAt(secret, clock.now())}`),
  [
    'second factor: a tenth guess',
    429,
    async ({ staffed, api }) => {
      const { email } = await staffed('sales');
      const guess = () =>
        deskCaller(() => api).post('session', { email, password: PASSWORD, code: '000000' });
      for (let attempt = 1; attempt <= 9; attempt += 1) await guess();
      return status(guess());
    },
  ],
  [
    'second factor: an invitation without its first code',
    401,
    async ({ admin, api, nobody }) => {
      const email = 'hasty@example.in';
      await admin.post('invitations', { email, role: 'sales' });
      const [{ link }] = (await api.app.inject('/api/dev/outbox')).json();
      const accept = { token: link.split('/').at(-1), name: 'Hasty', password: PASSWORD };
      await nobody.post('invitations/accept', accept);
      return status(nobody.post('session', { email, password: PASSWORD, code: '000000' }));
    },
  ],
];
