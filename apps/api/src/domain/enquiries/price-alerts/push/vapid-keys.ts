import { createECDH, hkdfSync } from 'node:crypto';

/** The site's key pair for Web Push (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE_NAME = 'prime256v1';
const KEY_BYTES = 32;

/**
 * Creates the key pair from the configured private key, or derives it from the secret, so that all processes use the
 * same pair and a backup of the secret restores it. A phone that subscribed with one pair cannot be reached with
 * another pair.
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
  // Clears the highest bit, so that the value is below the order of the curve and a valid key.
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return bytes;
}
