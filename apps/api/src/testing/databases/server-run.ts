import pg from 'pg';
import { DATABASES, isInUse, nameOfRun, RUNS } from './server-names.ts';

/** Key of the advisory lock for creating and dropping templates. */
const TEMPLATES = 7_283_342;

const ANSWER_MS = 2000;

/** The connection that represents this run until it ends; undefined without a server. */
export async function startRun(url: string, digestOfCode: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    application_name: nameOfRun(digestOfCode),
  });
  try {
    await client.connect();
  } catch {
    return undefined;
  }
  await dropLeftOver(client);
  return client;
}

export async function numberOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query('SELECT pg_backend_pid()::text AS run');
  return rows[0].run;
}

/** Drops databases of killed runs, and templates of code that no active run tests. */
async function dropLeftOver(client: pg.Client): Promise<void> {
  await inTurn(client, async () => {
    const { rows: runs } = await client.query<{ run: string; digest: string }>(RUNS);
    const { rows: databases } = await client.query<{ name: string }>(DATABASES);
    for (const { name } of databases) {
      if (!isInUse(name, runs)) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  });
}

/** Serialises processes. */
export async function inTurn(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATES]);
  try {
    await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATES]);
  }
}
