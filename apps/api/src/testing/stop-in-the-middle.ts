import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Connection } from '../database/database.ts';
import { until } from './until.ts';

/** Any number: where a writer on a server waits. */
const LOCK = 7_283_399;

/**
 * Makes a database stop the first who writes a certain row, for ever, so that a test kills him there: on a server he
 * waits for a lock, PGlite leaves a mark in its folder and goes round and round.
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

/** Waits until somebody is stopped there. */
export const isStoppedOnEmbedded = (dataDir: string, table: string) =>
  until(() => existsSync(path.join(dataDir, 'db/pg', `stop_in_${table}`)), 60_000);

/** On a server; who comes there goes on when the lock is free. */
export const stopOnServer = (connection: Connection, table: string, row: string) =>
  stopAt(connection, table, row, `PERFORM pg_advisory_xact_lock(${LOCK});`);

/** Holds the lock until somebody waits for it, and while `work` goes on. */
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
