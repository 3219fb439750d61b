import { sendDesk } from '@tractor-haat/api-client';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const library = () => import(/* webpackChunkName: "desk-webauthn" */ '@simplewebauthn/browser');

type Creation = Parameters<
  Awaited<ReturnType<typeof library>>['startRegistration']
>[0]['optionsJSON'];
type Request = Parameters<
  Awaited<ReturnType<typeof library>>['startAuthentication']
>[0]['optionsJSON'];

/** Has the device make a passkey, by the options that stand at a path. Rejects when its owner says no. */
export async function makePasskey(path: string, body: object = {}) {
  const [{ startRegistration }, { data }] = await Promise.all([
    library(),
    sendDesk<Creation>('POST', path, body),
  ]);
  return startRegistration({ optionsJSON: data });
}

/** Signs in by a passkey that the device has for this site. */
export async function signInByPasskey(): Promise<void> {
  const [{ startAuthentication }, { data }] = await Promise.all([
    library(),
    sendDesk<Request>('POST', 'session/passkey/options', {}),
  ]);
  const response = await startAuthentication({ optionsJSON: data });
  await sendDesk('POST', 'session/passkey', { response });
}
