import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { JobDatabase } from './job-queues.ts';

/** The PostgreSQL or embedded database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Connection = {
  readonly db: Database;
  /** The same database as the job queue accesses it. */
  readonly jobs: JobDatabase;
  /** Migrates the tables and then runs `task`. A lock excludes other processes during both. */
  prepare(task: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
