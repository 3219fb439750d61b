import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's parameters: 19 MiB, two passes, one lane. About 30 ms here. */
const OWASP = { memory_kib: 19 * 1024, passes: 2 };
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Different keyboards encode the same letters differently. */
const normalised = (password: string) => Buffer.from(password.normalize('NFKC'));

/** Hashes and compares passwords. */
export type PasswordHasher = {
  /** Hash of a password with a new salt, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  hash(password: string): Promise<string>;
  /** True if `password` matches `hash`, with the parameters in the hash. */
  matches(hash: string, password: string): Promise<boolean>;
};

/** argon2id with OWASP's parameters unless others are passed. */
export const argon2id = ({ memory_kib, passes } = OWASP): PasswordHasher => ({
  hash: (password) => hashPassword(password, memory_kib, passes),
  matches: isPassword,
});

async function hashPassword(password: string, memory_kib: number, passes: number): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    message: normalised(password),
    nonce,
    memory: memory_kib,
    passes,
    parallelism: LANES,
    tagLength: HASH_BYTES,
  });
  const cost = `m=${memory_kib},t=${passes},p=${LANES}`;
  return `$argon2id$v=19$${cost}$${base64(nonce)}$${base64(hash)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

async function isPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORM.exec(hash) ?? [];
  if (memory === undefined) throw new Error('The text is not an Argon2id password hash.');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: normalised(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}
