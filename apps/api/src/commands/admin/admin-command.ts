import type { Database } from '../../database/database.ts';
import { StartupError } from '../../shared/startup-error.ts';

export type ReadKey = () => string;

/** `input` comes from the command line or the admin socket, so each command validates it. */
export type AdminCommand = (db: Database, input: unknown, readKey?: ReadKey) => Promise<unknown>;

/**
 * Reader of a command without SECRET_KEY. It throws, because with another key the command would find no rows and report the
 * data as deleted.
 */
export const rejectMissingKey: ReadKey = () => {
  throw new StartupError(
    'SECRET_KEY is required and must be the key of the API: hashes of votes depend on it.',
  );
};
