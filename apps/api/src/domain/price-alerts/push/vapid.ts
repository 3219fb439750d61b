import { createECDH, hkdfSync } from 'node:crypto';

/** The site's own key pair for Web Push (RFC 8292), as browsers and push services write it: base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE = 'prime256v1';
const BYTES = 32;

/**
 * The pair of a private key that was given; without one, a pair made from our secret, so that every process has the same
 * and a backup of the secret brings it back. Phones that subscribed to one pair cannot be reached with another.
 */
export function vapidKeys(given: string | undefined, secret: string): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(given === undefined ? madeFrom(secret) : Buffer.from(given, 'base64url'));
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}

function madeFrom(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push', BYTES));
  // Below the order of the curve, whatever the secret: every number there is a key.
  bytes.writeUInt8(bytes.readUInt8(0) & 0x7f, 0);
  return bytes;
}
