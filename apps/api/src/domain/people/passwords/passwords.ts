import { createHttpError } from '../../../shared/create-http-error.ts';
import { createArgon2idHasher, type PasswordHasher } from './create-argon2id-hasher.ts';
import { HashQueue, QueueFullError } from './hash-queue.ts';

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
