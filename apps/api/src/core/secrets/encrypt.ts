import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

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

/** Returns `text.seconds.signature`, which is valid only for `purpose`. */
export function sign(key: string, purpose: string, text: string, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const body = `${Buffer.from(text).toString('base64url')}.${seconds}`;
  return `${body}.${createSignature(key, purpose, body)}`;
}

/** Returns undefined if the signature is invalid, expired or for another purpose. */
export function readSigned(key: string, purpose: string, signed: string, now: Date) {
  const [text = '', seconds = '', sentSignature = '', ...otherParts] = signed.split('.');
  const expected = Buffer.from(createSignature(key, purpose, `${text}.${seconds}`));
  const actual = Buffer.from(sentSignature);
  if (otherParts.length > 0 || actual.length !== expected.length) return undefined;
  if (!timingSafeEqual(actual, expected)) return undefined;
  if (Number(seconds) * 1000 <= now.getTime()) return undefined;
  return Buffer.from(text, 'base64url').toString();
}

function createSignature(key: string, purpose: string, body: string): string {
  return createHmac('sha256', key).update(`signed ${purpose} ${body}`).digest('base64url');
}

/** 22 characters of base64url contain 132 bits. */
const HASH_CHARACTERS = 22;

/** Keyed, because a plain hash could be reversed by hashing all mobile numbers. */
export function hashNumber(key: string, purpose: string, mobile: string): string {
  const payload = JSON.stringify(['known number', purpose, mobile]);
  return createHmac('sha256', key).update(payload).digest('base64url').slice(0, HASH_CHARACTERS);
}

/** Older votes lack this prefix. They are not counted, because a visitor who deletes cookies could vote again. */
export const VERIFIED_VOTER_PREFIX = 'number:';

export const createVoterId = (key: string, mobile: string): string =>
  createVoterIdFromHash(key, hashNumber(key, 'proven', mobile));

export function createVoterIdFromHash(key: string, numberHash: string): string {
  const payload = JSON.stringify(['voter', numberHash]);
  return (
    VERIFIED_VOTER_PREFIX +
    createHmac('sha256', key).update(payload).digest('base64url').slice(0, HASH_CHARACTERS)
  );
}

/** 128 random bits cannot be guessed, so knowledge of the id can grant access. */
export function createRandomId(): string {
  return randomBytes(16).toString('base64url');
}
