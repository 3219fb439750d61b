import type { Database } from '../../database/database.ts';
import { StartupError } from '../../shared/startup-error.ts';

export type ReadKey = () => string;

/** `input` comes from the command line or the admin socket, so each command validates it. */
export type AdminCommand = (db: Database, input: unknown, readKey?: ReadKey) => Promise<unknown>;

/** Throws: with any other key than the API's, a command would find no rows and report the data as deleted. */
export const rejectMissingKey: ReadKey = () => {
  throw new StartupError(
    'SECRET_KEY is required and must be the key of the API: hashes of votes depend on it.',
  );
};
