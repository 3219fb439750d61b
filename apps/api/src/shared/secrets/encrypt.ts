import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER_NAME = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Returns nonce, tag and ciphertext in base64url. */
export function encrypt(key: string, purpose: string, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER_NAME, deriveKey(key, purpose), nonce);
  const body = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws for another key, another purpose or a changed value. */
export function decrypt(key: string, purpose: string, encrypted: string): Buffer {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(
    CIPHER_NAME,
    deriveKey(key, purpose),
    bytes.subarray(0, NONCE_BYTES),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}

const deriveKey = (key: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', key, '', `sealed ${purpose}`, KEY_BYTES));
