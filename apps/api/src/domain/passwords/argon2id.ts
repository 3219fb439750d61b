import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's parameters: 19 MiB, two passes, one lane. About 30 ms here. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The same letters typed on another keyboard are the same password. */
const normalised = (password: string) => Buffer.from(password.normalize('NFKC'));

/** Hash of a password with a new salt, as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    message: normalised(password),
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: HASH_BYTES,
  });
  const cost = `m=${MEMORY_KIB},t=${PASSES},p=${LANES}`;
  return `$argon2id$v=19$${cost}$${base64(nonce)}$${base64(hash)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

/** Whether `password` is the one of `hash`, with the parameters that it was made with. */
export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = FORM.exec(hash) ?? [];
  if (memory === undefined) throw new Error('This is no hash of a password.');
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
