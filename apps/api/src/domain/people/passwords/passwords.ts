import { refuse } from '../../../shared/refuse.ts';
import { argon2id, type PasswordHasher } from './argon2id.ts';
import { HashQueue, QueueFull } from './hash-queue.ts';

/** Two leave the other processors free; 40 waiting are less than a second of work. */
const LIMITS = { atOnce: 2, waiting: 40 };

const RETRY_AFTER_SECONDS = 2;

/** Hashes and checks passwords through the queue. Throws a 503 if it is full. */
export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, as for a number without an account. */
  isRight(hash: string | undefined, password: string): Promise<boolean>;
};

export function makePasswords(
  hasher: PasswordHasher = argon2id(),
  queue = new HashQueue(LIMITS),
): Passwords {
  // Hash for comparison where no account exists.
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(queue, () => hasher.hash(password)),
    async isRight(hash, password) {
      nobody ??= hasher.hash('the password of nobody');
      const compared = hash ?? (await nobody);
      const isSame = await inTurn(queue, () => hasher.matches(compared, password));
      return hash !== undefined && isSame;
    },
  };
}

async function inTurn<T>(queue: HashQueue, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw refuse('busy', 'UNAVAILABLE', RETRY_AFTER_SECONDS);
  }
}
