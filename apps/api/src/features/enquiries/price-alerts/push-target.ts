import { createECDH, createHmac, ECDH, hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { decrypt, encrypt } from '../../../core/secrets/encrypt.ts';

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

/** Key pair of the site for Web Push (RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE_NAME = 'prime256v1';
const KEY_BYTES = 32;

/** 32 bytes in base64url. A shorter key is padded with `A`, which encodes zero bits. */
const KEY_CHARACTERS = 43;

/**
 * By default the pair is derived from `secret`, so that it never changes: phones cannot be reached with another one.
 */
export function createVapidKeys(privateKey: string | undefined, secret: string): VapidKeys {
  const pair = createECDH(CURVE_NAME);
  pair.setPrivateKey(
    privateKey === undefined ? derivePrivateKey(secret) : Buffer.from(privateKey, 'base64url'),
  );
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(KEY_CHARACTERS, 'A'),
  };
}

function derivePrivateKey(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push', KEY_BYTES));
  // A valid key is below the order of the curve.
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return bytes;
}
