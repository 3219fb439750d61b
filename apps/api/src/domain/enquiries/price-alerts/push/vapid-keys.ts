import { createECDH, hkdfSync } from 'node:crypto';

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
