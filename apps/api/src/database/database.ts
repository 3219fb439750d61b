import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { JobDatabase } from './job-tables.ts';

/** The database, whichever of the two it is; also a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open database of this process. */
export type Connection = {
  readonly db: Database;
  /** The same database, for the queue. */
  readonly jobs: JobDatabase;
  /**
   * Brings the tables up to date, then runs `work`. No other process prepares the same database
   * at that time.
   */
  prepare(work: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
