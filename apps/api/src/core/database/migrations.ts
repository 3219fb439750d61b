import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';

/**
 * `0000_initial` replaces 42 migrations and has the timestamp of the last one, so a database with all 42 counts as
 * migrated.
 */
export const migrations = {
  migrationsFolder: path.resolve(import.meta.dirname, '../../../migrations'),
};

/** Newer tables are accepted, because the previous release must run during a deployment. */
export async function requireCurrentTables(db: Database): Promise<void> {
  const [newest] = readMigrationFiles(migrations).slice(-1);
  if (newest === undefined || (await findMigrationTime(db)) >= newest.folderMillis) return;
  throw new StartupError(
    'The tables of the database are older than this program: run ' +
      '`node apps/api/src/commands/migrate.ts` with the same DATABASE_URL first.',
  );
}

/** Throws if the database has only some of the 42 migrations that `0000_initial` replaces. */
export async function requireSquashedTables(db: Database): Promise<void> {
  const [initial] = readMigrationFiles(migrations);
  const migratedAt = await findMigrationTime(db);
  if (initial === undefined || migratedAt === 0 || migratedAt >= initial.folderMillis) return;
  throw new StartupError(
    'The tables of the database are older than the first migration of this program and cannot be migrated. Start with ' +
      'an empty database (another DATABASE_URL or DATA_DIR), or migrate once with a program of before 27 November 2026.',
  );
}

async function findMigrationTime(db: Database): Promise<number> {
  const tableCheck = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as present`,
  );
  if (getFirstRow<{ present: boolean }>(tableCheck)?.present !== true) return 0;
  const newest = await db.execute(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(getFirstRow<{ at: string | null }>(newest)?.at ?? 0);
}

function getFirstRow<T>(result: unknown): T | undefined {
  return (result as { rows: T[] }).rows[0];
}
