import { createECDH, hkdfSync } from 'node:crypto';

/** The site's key pair for Web Push (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE_NAME = 'prime256v1';
const KEY_BYTES = 32;

/**
 * The pair of the configured private key, else a pair derived from our secret, so that every process has the same one
 * and a backup of the secret restores it. Phones that subscribed with one pair cannot be reached with another.
 */
export function createVapidKeys(privateKey: string | undefined, secret: string): VapidKeys {
  const pair = createECDH(CURVE_NAME);
  pair.setPrivateKey(
    privateKey === undefined ? derivePrivateKey(secret) : Buffer.from(privateKey, 'base64url'),
  );
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}

function derivePrivateKey(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push', KEY_BYTES));
  // Below the order of the curve, so that every value is a valid key.
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return bytes;
}
