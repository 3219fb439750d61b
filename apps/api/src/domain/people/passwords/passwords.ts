import { createHttpError } from '../../../shared/create-http-error.ts';
import { argon2id, type PasswordHasher } from './argon2id.ts';
import { HashQueue, QueueFullError } from './hash-queue.ts';

/** Two leave the other processors free; 40 waiting are less than a second of work. */
const QUEUE_LIMITS = { concurrency: 2, maxWaiting: 40 };

const RETRY_AFTER_SECONDS = 2;

/** Hashes and checks passwords through the queue. Throws a 503 if it is full. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Has the same duration without a hash, as for a number without an account. */
  matches(hash: string | undefined, password: string): Promise<boolean>;
};

export function createPasswords(
  hasher: PasswordHasher = argon2id(),
  queue = new HashQueue(QUEUE_LIMITS),
): Passwords {
  // Compared when no account exists, so that both cases have the same duration.
  let placeholderHash: Promise<string> | undefined;
  return {
    hash: (password) => runQueued(queue, () => hasher.hash(password)),
    async matches(hash, password) {
      placeholderHash ??= hasher.hash('the password of nobody');
      const compared = hash ?? (await placeholderHash);
      const isSame = await runQueued(queue, () => hasher.matches(compared, password));
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
