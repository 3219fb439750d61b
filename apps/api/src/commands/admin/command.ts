import type { Database } from '../../database/database.ts';

/** Something that an operator asks for; `given` comes from a command line and is checked here. */
export type AdminCommand = (db: Database, given: unknown) => Promise<unknown>;
