import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { JobDatabase } from './job-queues.ts';

/** PostgreSQL or embedded database; also a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Connection = {
  readonly db: Database;
  /** The same database, for the queue. */
  readonly jobs: JobDatabase;
  /** Migrates the tables, then runs `task`. A lock excludes other processes until both are done. */
  prepare(task: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
