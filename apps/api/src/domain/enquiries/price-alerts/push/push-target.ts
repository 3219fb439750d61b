import { createHmac, ECDH } from 'node:crypto';
import { z } from 'zod';
import { decrypt, encrypt } from '../../../../shared/secrets/encrypt.ts';

const pushTarget = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() });

/** Anyone with these values can send to the phone, so they are stored encrypted. */
export type PushTarget = z.output<typeof pushTarget>;

const SECRET_BYTES = 16;

const PUBLIC_KEY_BYTES = 65;

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost']);

export function isPushTarget(target: PushTarget, services: readonly string[]): boolean {
  return (
    isAllowedService(target.endpoint, services) &&
    isPublicKey(target.p256dh) &&
    isSecret(target.auth)
  );
}

function isAllowedService(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const { protocol, hostname } = url;
  // HTTP is allowed for a push service on the machine of a developer or a test.
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK_HOSTS.has(hostname)))
    return false;
  return services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed');
    return Buffer.from(p256dh, 'base64url').length === PUBLIC_KEY_BYTES;
  } catch {
    return false;
  }
}

const isSecret = (auth: string) =>
  /^[\w-]+={0,2}$/.test(auth) && Buffer.from(auth, 'base64url').length === SECRET_BYTES;

const ENCRYPTION_PURPOSE = 'push target';

export const encryptTarget = (key: string, target: PushTarget): string =>
  encrypt(key, ENCRYPTION_PURPOSE, Buffer.from(JSON.stringify(target)));

export const decryptTarget = (key: string, encrypted: string): PushTarget =>
  pushTarget.parse(JSON.parse(decrypt(key, ENCRYPTION_PURPOSE, encrypted).toString()));

/** Finds the alerts of a phone without storing its endpoint in plain text. */
export const hashEndpoint = (key: string, { endpoint }: Pick<PushTarget, 'endpoint'>): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['push mark', endpoint]))
    .digest('base64url');
