import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Connection } from '../core/database/database.ts';
import { waitUntil } from './wait-until.ts';

/** Arbitrary key of the advisory lock that blocks a writer on PostgreSQL. */
const LOCK_KEY = 7_283_399;
const BLOCK_TIMEOUT_MS = 60_000;

const ENDLESS_LOOP_SQL = `IF (pg_stat_file(marker_file, true)).size IS NULL THEN
  EXECUTE format('COPY (SELECT 1) TO %L', marker_file);
  LOOP END LOOP;
END IF;`;

export const blockEmbeddedWriter = (connection: Connection, table: string, rowCondition: string) =>
  blockWriter(connection, table, rowCondition, ENDLESS_LOOP_SQL);

export const waitForBlockedEmbeddedWriter = (dataDir: string, table: string) =>
  waitUntil(() => existsSync(path.join(dataDir, 'db/pg', `stop_in_${table}`)), BLOCK_TIMEOUT_MS);

export const blockServerWriter = (connection: Connection, table: string, rowCondition: string) =>
  blockWriter(connection, table, rowCondition, `PERFORM pg_advisory_xact_lock(${LOCK_KEY});`);

/** Calls `task` when the writer waits for the lock, which is released afterwards. */
export async function runWhileServerWriterIsBlocked(
  { db }: Connection,
  startWriting: () => void,
  task: () => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    startWriting();
    await waitUntil(async () => {
      const waiting = await tx.execute(
        sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK_KEY} AND NOT granted`,
      );
      return (waiting as unknown as { rows: unknown[] }).rows.length > 0;
    }, BLOCK_TIMEOUT_MS);
    await task();
  });
}

/**
 * Blocks the insert of a row, so that a test can kill the process during the write. PGlite, which has only one session,
 * writes a marker file and loops forever.
 */
async function blockWriter(
  { db }: Connection,
  table: string,
  rowCondition: string,
  waitSql: string,
): Promise<void> {
  const name = `stop_in_${table}`;
  await db.execute(
    sql.raw(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE marker_file text := current_setting('data_directory') || '/${name}';
    BEGIN ${waitSql} RETURN NEW; END $$`),
  );
  await db.execute(
    sql.raw(`CREATE TRIGGER ${name} BEFORE INSERT ON ${table}
    FOR EACH ROW WHEN (${rowCondition}) EXECUTE FUNCTION ${name}()`),
  );
}
