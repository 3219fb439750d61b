import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartProblem } from '../shared/start-problem.ts';
import type { Database } from './database.ts';

/** Written by `pnpm --filter @tractor-haat/api migrations`, never by hand. */
export const migrations = {
  migrationsFolder: path.resolve(import.meta.dirname, '../../migrations'),
};

/**
 * Throws `StartProblem` when the tables are older than this program. Newer ones are fine: a schema
 * expands first, and the release before still runs on it.
 */
export async function refuseOlderTables(db: Database): Promise<void> {
  const [newest] = readMigrationFiles(migrations).slice(-1);
  if (newest === undefined || (await migratedTo(db)) >= newest.folderMillis) return;
  throw new StartProblem(
    'The tables of the database are older than this program: run ' +
      '`node apps/api/src/commands/migrate/main.ts` with the same DATABASE_URL first.',
  );
}

/** When the newest migration was written that the database has; 0 for an empty database. */
async function migratedTo(db: Database): Promise<number> {
  const known = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (rowOf<{ known: boolean }>(known)?.known !== true) return 0;
  const newest = await db.execute(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(rowOf<{ at: string | null }>(newest)?.at ?? 0);
}

/** Both drivers give their rows under this name. */
function rowOf<T>(result: unknown): T | undefined {
  return (result as { rows: T[] }).rows[0];
}
