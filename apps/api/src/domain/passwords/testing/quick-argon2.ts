import type { argon2 as Argon2 } from 'node:crypto';

const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');

/** Takes a hundredth of the time: what a password costs is shown where argon2id itself is tested. */
const argon2: typeof Argon2 = (algorithm, given, done) =>
  crypto.argon2(algorithm, { ...given, memory: 64, passes: 1 }, done);

/** For `jest.mock('node:crypto', …)`, in tests that need passwords and not their cost. */
export const cryptoWithQuickArgon2 = { ...crypto, argon2 };
