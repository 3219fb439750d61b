import { addSeconds } from '../../../../core/jobs/clock.ts';
import { computeTotpCode, toStep } from '../../staff/accept-invitation.ts';
import type { AttackedDesk } from '../attacked-desk.ts';
import { createDeskCaller, createSignInCode, PASSWORD } from '../desk-calls.ts';
import { type Attack, readStatus } from './attack.ts';

/** `createCode` returns an invalid code. */
const createSignInAttack = (
  name: string,
  createCode: (secret: string, desk: AttackedDesk) => string,
): Attack => ({
  name: `sign-in with ${name}`,
  outcome: 401,
  run: async (desk) => {
    const person = await desk.createStaff('sales');
    desk.clock.forward(60);
    const credentials = {
      email: person.email,
      password: PASSWORD,
      code: createCode(person.secret, desk),
    };
    return readStatus(createDeskCaller(() => desk.api).post('session', credentials));
  },
});

export const SECOND_FACTOR_ATTACKS: readonly Attack[] = [
  {
    name: 'sign-in with the code of the previous sign-in',
    outcome: 401,
    run: async ({ createStaff, api, clock }) => {
      const { email, secret } = await createStaff('sales');
      const code = createSignInCode(secret, clock.now());
      return readStatus(
        createDeskCaller(() => api).post('session', { email, password: PASSWORD, code }),
      );
    },
  },
  createSignInAttack('an empty code', () => ''),
  createSignInAttack('a code that expired a minute ago', (secret, { clock }) =>
    createSignInCode(secret, addSeconds(clock.now(), -60)),
  ),
  createSignInAttack('a code that becomes valid in a minute', (secret, { clock }) =>
    createSignInCode(secret, addSeconds(clock.now(), 60)),
  ),
  createSignInAttack('the code of another person', (_, { admin, clock }) =>
    createSignInCode(admin.secret, clock.now()),
  ),
  createSignInAttack('a code of an empty secret', (_, { clock }) =>
    computeTotpCode(new Uint8Array(), toStep(clock.now())),
  ),
  createSignInAttack('a code without its first digit', (secret, { clock }) =>
    createSignInCode(secret, clock.now()).slice(1),
  ),
  createSignInAttack(
    'a code with an additional digit',
    (secret, { clock }) => `0${createSignInCode(secret, clock.now())}`,
  ),
  {
    name: 'sign-in with the tenth guessed code',
    outcome: 429,
    run: async ({ createStaff, api }) => {
      const { email } = await createStaff('sales');
      const guess = () =>
        createDeskCaller(() => api).post('session', { email, password: PASSWORD, code: '000000' });
      for (let attempt = 1; attempt <= 9; attempt += 1) await guess();
      return readStatus(guess());
    },
  },
  {
    name: 'sign-in before the invitation is confirmed by a code',
    outcome: 401,
    run: async ({ admin, api, signedOut }) => {
      const email = 'hasty@example.in';
      await admin.post('invitations', { email, role: 'sales' });
      const [{ link }] = (await api.app.inject('/api/dev/outbox')).json();
      const accept = { token: link.split('/').at(-1), name: 'Hasty', password: PASSWORD };
      await signedOut.post('invitations/accept', accept);
      return readStatus(signedOut.post('session', { email, password: PASSWORD, code: '000000' }));
    },
  },
];
