import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import PQueue from 'p-queue';
import { createHttpError } from '../../../core/messages/http-error.ts';

/** Two hashes leave the other processors free, and 40 waiting hashes take less than a second. */
const QUEUE_LIMITS = { concurrency: 2, maxWaiting: 40 };

const RETRY_AFTER_SECONDS = 2;

/** The functions throw a 503 if the queue is full. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash, so that the duration does not reveal whether an account exists. */
  matches(hash: string | undefined, password: string): Promise<boolean>;
};

export function createPasswords(
  hasher: PasswordHasher = createArgon2idHasher(),
  queue = new HashQueue(QUEUE_LIMITS),
): Passwords {
  let placeholderHash: Promise<string> | undefined;
  return {
    hash: (password) => runQueued(queue, () => hasher.hash(password)),
    async matches(hash, password) {
      placeholderHash ??= hasher.hash('the password of nobody');
      const comparedHash = hash ?? (await placeholderHash);
      const isSame = await runQueued(queue, () => hasher.matches(comparedHash, password));
      return hash !== undefined && isSame;
    },
  };
}

async function runQueued<T>(queue: HashQueue, task: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(task);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw createHttpError('busy', 'UNAVAILABLE', RETRY_AFTER_SECONDS);
  }
}

type HashQueueLimits = { concurrency: number; maxWaiting: number };

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Each hash uses 19 MiB and a processor, so further sign-ins wait or are rejected instead of blocking the server. */
export class HashQueue {
  readonly #queue: PQueue;
  readonly #limits: HashQueueLimits;

  constructor(limits: HashQueueLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.concurrency });
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    const { pending, size } = this.#queue;
    if (pending >= this.#limits.concurrency && size >= this.#limits.maxWaiting)
      throw new QueueFullError('too many wait');
    return await this.#queue.add(task);
  }
}

const derive = promisify(argon2);

/** Recommended by OWASP: 19 MiB, two passes, one lane. A hash takes about 30 ms. */
const OWASP_PARAMETERS = { memory_kib: 19 * 1024, passes: 2 };
const LANE_COUNT = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Keyboards encode the same letters differently, so passwords are normalised. */
const toNormalisedBytes = (password: string) => Buffer.from(password.normalize('NFKC'));

export type PasswordHasher = {
  /** Uses a new salt. The result is `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  hash(password: string): Promise<string>;
  matches(hash: string, password: string): Promise<boolean>;
};

export const createArgon2idHasher = ({
  memory_kib,
  passes,
} = OWASP_PARAMETERS): PasswordHasher => ({
  hash: (password) => hashPassword(password, memory_kib, passes),
  matches: matchesHash,
});

async function hashPassword(password: string, memory_kib: number, passes: number): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    message: toNormalisedBytes(password),
    nonce,
    memory: memory_kib,
    passes,
    parallelism: LANE_COUNT,
    tagLength: HASH_BYTES,
  });
  const cost = `m=${memory_kib},t=${passes},p=${LANE_COUNT}`;
  return `$argon2id$v=19$${cost}$${toUnpaddedBase64(nonce)}$${toUnpaddedBase64(hash)}`;
}

const HASH_PATTERN = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

async function matchesHash(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = HASH_PATTERN.exec(hash) ?? [];
  if (memory === undefined) throw new Error('The text is not an Argon2id password hash.');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: toNormalisedBytes(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}
