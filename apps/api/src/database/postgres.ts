import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartProblem } from '../shared/start-problem.ts';
import type { Connection, Database } from './database.ts';
import { type JobDatabase, prepareJobs } from './job-tables.ts';
import { migrations } from './migrations.ts';
import { measurePool } from './pool-metrics.ts';
import { leaveUnnamed } from './unnamed-statements.ts';

/** Any number that all our processes know: who holds it may change tables and content. */
const PREPARING = 7_283_341;

/** How a process uses its server. */
export type PoolRule = {
  /** Connections at once. */
  size: number;
  /** After which a statement is given up. */
  statementSeconds: number;
  /** PgBouncer in transaction mode stands between: nothing is set for, or kept in, a connection. */
  viaPooler: boolean;
};

/** What holds where nobody says otherwise. */
const USUAL_POOL: PoolRule = { size: 10, statementSeconds: 5, viaPooler: false };

/** A migration that waits for a table longer than this would keep all others waiting behind it. */
const LOCK_LIMIT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';

/** Opens a PostgreSQL server; `lost` hears of idle connections that the server ended. */
export async function openPostgres(
  url: string,
  lost: (error: Error) => void = () => undefined,
  { size, statementSeconds, viaPooler }: PoolRule = USUAL_POOL,
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tractor-haat-api',
    connectionTimeoutMillis: 5000,
    max: size,
    // The pooler refuses to set it; the role has it then, and this process stops waiting by itself.
    ...(viaPooler
      ? { query_timeout: statementSeconds * 1000 }
      : { statement_timeout: statementSeconds * 1000 }),
  });
  pool.on('error', lost);
  if (viaPooler) pool.on('connect', leaveUnnamed);
  measurePool(pool);
  await reached(pool);
  return {
    db: drizzle({ client: pool }),
    jobs: jobsOn(pool),
    async prepare(work) {
      const client = await pool.connect();
      const session = drizzle({ client });
      try {
        // Another process may be building indexes while we wait our turn.
        await session.execute(sql`SET statement_timeout = 0`);
        await session.execute(sql`SELECT pg_advisory_lock(${PREPARING})`);
        await migrateSoon(session);
        await prepareJobs(jobsOn(client));
        await work(session);
      } finally {
        // Ending the session gives the lock back, whatever state the session is in.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

/** Migrates, or gives up when another session holds a table for long. */
async function migrateSoon(session: NodePgDatabase): Promise<void> {
  await session.execute(sql.raw(`SET lock_timeout = '${LOCK_LIMIT}'`));
  try {
    await migrate(session, migrations);
  } catch (cause) {
    if (codeOf(cause) !== LOCK_NOT_AVAILABLE) throw cause;
    throw new StartProblem(
      `Another session of the database holds a table for more than ${LOCK_LIMIT}, so nothing was ` +
        'migrated; end its transaction, then migrate again.',
      { cause },
    );
  }
  await session.execute(sql`SET lock_timeout = 0`);
}

/** PostgreSQL's own code of an error, also of one that Drizzle wrapped. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}

/** The queue sends several statements at once where it changes its tables: then there is a result for each. */
function jobsOn(client: Pick<pg.Pool | pg.PoolClient, 'query'>): JobDatabase {
  return {
    backend: 'postgres',
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}

/** What must be on in PostgreSQL so that an answer is kept: each of them can be turned off to be faster. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** Throws `StartProblem` where the server may forget what it has answered. */
export async function refuseForgetful(db: Database): Promise<void> {
  const off: string[] = [];
  for (const name of DURABLE) {
    const { rows } = (await db.execute(sql.raw(`show ${name}`))) as {
      rows: { [key: string]: string }[];
    };
    if (rows[0]?.[name] === 'off') off.push(name);
  }
  if (off.length === 0) return;
  throw new StartProblem(
    `PostgreSQL at DATABASE_URL runs with ${off.join(' and ')} off and may lose what was answered; turn it on ` +
      '(ALTER SYSTEM SET … = on; SELECT pg_reload_conf()), then start again.',
  );
}

async function reached(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    // The address holds a password: it is not repeated here.
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartProblem(`PostgreSQL at DATABASE_URL does not answer: ${reason}.`, { cause });
  }
}
