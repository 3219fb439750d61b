import type { StaffRole } from '@tractor-haat/api-client/contract';
import { inviteCommand } from '../../../commands/admin/execute-command.ts';
import { createCookieJar } from '../../../testing/cookie-jar.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import type { MovingClock } from '../../../testing/moving-clock.ts';
import { computeTotpCode, toStep } from '../staff/accept-invitation.ts';

export type DeskResponse = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  body: any;
  headers: Record<string, unknown>;
  text: string;
};

export const PASSWORD = 'correct horse battery';
const TOTP_STEP_SECONDS = 30;
const SITE_ORIGIN = 'https://example.in';
const BASE32_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Computes the code that an authenticator app shows. `secret` is in base32. */
export const createSignInCode = (secret: string, moment: Date): string =>
  computeTotpCode(decodeSecret(secret), toStep(moment));

function decodeSecret(secret: string): Buffer {
  const toBits = (letter: string) => BASE32_LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  const bits = [...secret].map(toBits).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

export function createDeskCaller(api: () => TestApi, address = '127.0.0.1') {
  const jar = createCookieJar();
  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
    path: string,
    payload?: object,
    headers: Record<string, string> = { origin: SITE_ORIGIN },
  ): Promise<DeskResponse> {
    const response = await api().app.inject({
      method,
      url: `/api/desk/${path}`,
      ...(payload === undefined ? {} : { payload }),
      headers: { ...jar.headers(), ...headers },
      remoteAddress: address,
    });
    jar.store(response.headers['set-cookie']);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : null,
      headers: response.headers,
      text: response.body,
    };
  }
  return {
    jar,
    call,
    get: (path: string) => call('GET', path),
    post: (path: string, body: object = {}) => call('POST', path, body),
    patch: (path: string, body: object) => call('PATCH', path, body),
    del: (path: string) => call('DELETE', path),
  };
}

export type DeskCaller = ReturnType<typeof createDeskCaller> & {
  id: number;
  email: string;
  secret: string;
};

type Scope = { brands?: string[]; districts?: string[] };

/** The returned function creates a member of staff who has signed in. */
export function createStaffFactory(api: () => TestApi, clock: MovingClock) {
  let staffCount = 0;
  return async (role: StaffRole, scope: Scope = {}): Promise<DeskCaller> => {
    staffCount += 1;
    const email = `${role}-${staffCount}@example.in`;
    const { db } = api().connection;
    const { token } = (await inviteCommand(db, { email, role, ...scope })) as { token: string };
    const caller = createDeskCaller(api);
    const accept = { token, name: `${role} ${staffCount}`, password: PASSWORD };
    const { secret } = (await caller.post('invitations/accept', accept)).body.data;
    await caller.post('invitations/confirm', {
      token,
      code: createSignInCode(secret, clock.now()),
    });
    // Each code is valid once, so signing in needs the next code.
    clock.forward(TOTP_STEP_SECONDS);
    const code = createSignInCode(secret, clock.now());
    const signedIn = await caller.post('session', { email, password: PASSWORD, code });
    if (signedIn.status !== 200) throw new Error(signedIn.text);
    return { ...caller, id: signedIn.body.data.id, email, secret };
  };
}
