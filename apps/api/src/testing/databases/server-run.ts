import pg from 'pg';
import {
  ACTIVE_RUNS_SQL,
  type ActiveRun,
  formatRunName,
  isInUse,
  TEST_DATABASES_SQL,
} from './server-names.ts';

/** Arbitrary key of the advisory lock under which runs create and drop databases. */
const LOCK_KEY = 7_283_342;

const CONNECT_TIMEOUT_MS = 2000;

/** The connection represents this run. Resolves to undefined if no server responds. */
export async function startRun(url: string, codeDigest: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: formatRunName(codeDigest),
  });
  try {
    await client.connect();
  } catch {
    return undefined;
  }
  await dropUnusedDatabases(client);
  return client;
}

export async function readRunNumber(client: pg.Client): Promise<string> {
  const { rows } = await client.query('SELECT pg_backend_pid()::text AS run_number');
  return rows[0].run_number;
}

async function dropUnusedDatabases(client: pg.Client): Promise<void> {
  await runExclusively(client, async () => {
    const { rows: runs } = await client.query<ActiveRun>(ACTIVE_RUNS_SQL);
    const { rows: databases } = await client.query<{ name: string }>(TEST_DATABASES_SQL);
    for (const { name } of databases) {
      if (!isInUse(name, runs)) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });
}

export async function runExclusively(client: pg.Client, task: () => Promise<void>): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
  try {
    await task();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK_KEY]);
  }
}
