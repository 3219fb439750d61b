import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { JobDatabase } from '../jobs/job-queues.ts';

export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Connection = {
  readonly db: Database;
  readonly jobs: JobDatabase;
  /** Migrates the tables, then runs `task`. On PostgreSQL other processes wait until `task` has ended. */
  prepare(task: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
