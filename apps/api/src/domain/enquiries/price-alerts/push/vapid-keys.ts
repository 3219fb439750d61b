import { createECDH, hkdfSync } from 'node:crypto';

/** Key pair of the site for Web Push (RFC 8292), in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE_NAME = 'prime256v1';
const KEY_BYTES = 32;

/** 32 bytes in base64url. `A` encodes zero bits, so padding does not change a shorter key. */
const KEY_CHARACTERS = 43;

/**
 * Without a configured key, the pair is derived from `secret`, so that all processes use the same pair and a backup of
 * the secret restores it. A phone that subscribed with one pair cannot be reached with another pair.
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
  // The highest bit is cleared, because a valid key must be below the order of the curve.
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return bytes;
}
