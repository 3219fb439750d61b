import type { Database } from '../../database/database.ts';
import { StartupError } from '../../shared/startup-error.ts';

export type ReadKey = () => string;

/** A command of the operator. It validates `input`, which comes from the command line. */
export type AdminCommand = (db: Database, input: unknown, readKey?: ReadKey) => Promise<unknown>;

/** Throws if no key is set. With a wrong key a command would find no rows and report the data as deleted. */
export const noKey: ReadKey = () => {
  throw new StartupError(
    'SECRET_KEY is required and must be the key of the API: hashes of votes depend on it.',
  );
};
