import { toStep, totpCode } from '../../../../domain/desk/staff/totp-code.ts';
import { codeAt, deskCaller, PASSWORD } from '../../../../domain/desk/testing/desk-calls.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import { type Attack, readStatus } from './attack.ts';

/** `createCode` returns a wrong code for the secret of the person who signs in. */
const signInWithCode = (
  name: string,
  createCode: (secret: string, desk: AttackedDesk) => string,
): Attack => [
  `sign-in with ${name}`,
  401,
  async (desk) => {
    const person = await desk.createStaff('sales');
    desk.clock.forward(60);
    const credentials = {
      email: person.email,
      password: PASSWORD,
      code: createCode(person.secret, desk),
    };
    return readStatus(deskCaller(() => desk.api).post('session', credentials));
  },
];

const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

export const SECOND_FACTOR_ATTACKS: readonly Attack[] = [
  [
    'sign-in with the code of the previous sign-in',
    401,
    async ({ createStaff, api, clock }) => {
      const { email, secret } = await createStaff('sales');
      const code = codeAt(secret, clock.now());
      return readStatus(deskCaller(() => api).post('session', { email, password: PASSWORD, code }));
    },
  ],
  signInWithCode('an empty code', () => ''),
  signInWithCode('a code that expired a minute ago', (secret, { clock }) =>
    codeAt(secret, addSeconds(clock.now(), -60)),
  ),
  signInWithCode('a code that becomes valid in a minute', (secret, { clock }) =>
    codeAt(secret, addSeconds(clock.now(), 60)),
  ),
  signInWithCode('the code of another person', (_, { admin, clock }) =>
    codeAt(admin.secret, clock.now()),
  ),
  signInWithCode('a code of an empty secret', (_, { clock }) =>
    totpCode(new Uint8Array(), toStep(clock.now())),
  ),
  signInWithCode('a code without its first digit', (secret, { clock }) =>
    codeAt(secret, clock.now()).slice(1),
  ),
  signInWithCode(
    'a code with an additional digit',
    (secret, { clock }) => `0${codeAt(secret, clock.now())}`,
  ),
  [
    'sign-in with the tenth guessed code',
    429,
    async ({ createStaff, api }) => {
      const { email } = await createStaff('sales');
      const guess = () =>
        deskCaller(() => api).post('session', { email, password: PASSWORD, code: '000000' });
      for (let attempt = 1; attempt <= 9; attempt += 1) await guess();
      return readStatus(guess());
    },
  ],
  [
    'sign-in before the invitation is confirmed by a code',
    401,
    async ({ admin, api, signedOut }) => {
      const email = 'hasty@example.in';
      await admin.post('invitations', { email, role: 'sales' });
      const [{ link }] = (await api.app.inject('/api/dev/outbox')).json();
      const accept = { token: link.split('/').at(-1), name: 'Hasty', password: PASSWORD };
      await signedOut.post('invitations/accept', accept);
      return readStatus(signedOut.post('session', { email, password: PASSWORD, code: '000000' }));
    },
  ],
];
