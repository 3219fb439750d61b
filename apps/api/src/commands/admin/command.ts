import type { Database } from '../../database/database.ts';
import { StartProblem } from '../../shared/start-problem.ts';

/** Gives the key of all keyed hashes, to a command that looks for what is kept under one. */
export type ReadKey = () => string;

/** Something that an operator asks for; `given` comes from a command line and is checked here. */
export type AdminCommand = (db: Database, given: unknown, readKey?: ReadKey) => Promise<unknown>;

/** Where nobody gave the key: with another one the command would find nothing, and say that all is gone. */
export const noKey: ReadKey = () => {
  throw new StartProblem(
    'SECRET_KEY must be given, the one of the API: votes are kept under hashes that it makes.',
  );
};
