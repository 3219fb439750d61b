import { sendDeskRequest } from '@tractor-haat/api-client';

export const hasPasskeySupport = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function';

const loadLibrary = () => import(/* webpackChunkName: "desk-webauthn" */ '@simplewebauthn/browser');

type CreationOptions = Parameters<
  Awaited<ReturnType<typeof loadLibrary>>['startRegistration']
>[0]['optionsJSON'];
type RequestOptions = Parameters<
  Awaited<ReturnType<typeof loadLibrary>>['startAuthentication']
>[0]['optionsJSON'];

/** Rejects if the person cancels. */
export async function createPasskey(path: string, body: object = {}) {
  const [{ startRegistration }, { data }] = await Promise.all([
    loadLibrary(),
    sendDeskRequest<CreationOptions>('POST', path, body),
  ]);
  return startRegistration({ optionsJSON: data });
}

/** Rejects if the person cancels. */
export async function signInWithPasskey(): Promise<void> {
  const [{ startAuthentication }, { data }] = await Promise.all([
    loadLibrary(),
    sendDeskRequest<RequestOptions>('POST', 'session/passkey/options', {}),
  ]);
  const response = await startAuthentication({ optionsJSON: data });
  await sendDeskRequest('POST', 'session/passkey', { response });
}
