import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { until } from './until.ts';

/** Key of an advisory lock at which a writer on a server waits. */
const LOCK = 7_283_399;

/**
 * Makes a database block the first writer of a certain row, so that a test can kill the process there: on a server it
 * waits for a lock, PGlite leaves a marker in its folder and loops forever.
 */
async function stopAt({ db }: Connection, table: string, row: string, wait: string): Promise<void> {
  const name = `stop_in_${table}`;
  await db.execute(
    sql.raw(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE mark text := current_setting('data_directory') || '/${name}';
    BEGIN ${wait} RETURN NEW; END $$`),
  );
  await db.execute(
    sql.raw(`CREATE TRIGGER ${name} BEFORE INSERT ON ${table}
    FOR EACH ROW WHEN (${row}) EXECUTE FUNCTION ${name}()`),
  );
}

const ROUND_AND_ROUND = `IF (pg_stat_file(mark, true)).size IS NULL THEN
  EXECUTE format('COPY (SELECT 1) TO %L', mark);
  LOOP END LOOP;
END IF;`;

/** On PGlite, whose data folder a process opens later. */
export const stopOnEmbedded = (connection: Connection, table: string, row: string) =>
  stopAt(connection, table, row, ROUND_AND_ROUND);

/** Waits until a writer is blocked there. */
export const isStoppedOnEmbedded = (dataDir: string, table: string) =>
  until(() => existsSync(path.join(dataDir, 'db/pg', `stop_in_${table}`)), 60_000);

/** On a server; the writer continues when the lock is free. */
export const stopOnServer = (connection: Connection, table: string, row: string) =>
  stopAt(connection, table, row, `PERFORM pg_advisory_xact_lock(${LOCK});`);

/** Takes the lock, waits for a blocked writer, and releases it after `work`. */
export async function whileStoppedOnServer(
  { db }: Connection,
  begin: () => void,
  work: () => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
    begin();
    await until(async () => {
      const waiting = await tx.execute(
        sql`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`,
      );
      return (waiting as unknown as { rows: unknown[] }).rows.length > 0;
    }, 60_000);
    await work();
  });
}
