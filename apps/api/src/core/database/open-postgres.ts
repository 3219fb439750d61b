import { isNativeError } from 'node:util/types';
import { getMeter, traceStatements } from '@tractor-haat/server-kit/telemetry';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg, { DatabaseError } from 'pg';
import { type JobDatabase, prepareJobTables } from '../jobs/job-queues.ts';
import { StartupError } from '../startup-error.ts';
import type { Connection, Database } from './database.ts';
import { migrations, requireSquashedTables } from './migrations.ts';

type Query = (...args: unknown[]) => unknown;

/** Arbitrary key of the advisory lock for migrations and content imports. */
const PREPARE_LOCK_KEY = 7_283_341;

export type PoolOptions = {
  size: number;
  statementSeconds: number;
  /** True behind PgBouncer in transaction mode, which loses settings and prepared statements of a session. */
  viaPooler: boolean;
};

const DEFAULT_POOL: PoolOptions = { size: 10, statementSeconds: 5, viaPooler: false };

/** While a migration waits for a table lock, all later queries of that table wait too. */
const LOCK_TIMEOUT = '2s';
const CONNECT_TIMEOUT_MS = 5000;
const LOCK_NOT_AVAILABLE = '55P03';

/** `onLost` is called when the server closes an idle connection. */
export async function openPostgres(
  url: string,
  onLost: (error: Error) => void = () => undefined,
  { size, statementSeconds, viaPooler }: PoolOptions = DEFAULT_POOL,
): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tractor-haat-api',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    max: size,
    // PgBouncer rejects `statement_timeout` as a startup parameter, so the client limits each query.
    ...(viaPooler
      ? { query_timeout: statementSeconds * 1000 }
      : { statement_timeout: statementSeconds * 1000 }),
  });
  pool.on('error', onLost);
  if (viaPooler) pool.on('connect', disableNamedStatements);
  instrumentPool(pool);
  await assertReachable(pool);
  return {
    db: drizzle({ client: pool }),
    jobs: createJobDatabase(pool),
    async prepare(task) {
      const client = await pool.connect();
      const session = drizzle({ client });
      try {
        // Another process may hold the lock for a long time while it builds indexes.
        await session.execute(sql`SET statement_timeout = 0`);
        await session.execute(sql`SELECT pg_advisory_lock(${PREPARE_LOCK_KEY})`);
        await migrateWithTimeout(session);
        await prepareJobTables(createJobDatabase(client));
        await task(session);
      } finally {
        // `true` closes the connection, which releases the advisory lock.
        client.release(true);
      }
    },
    close: () => pool.end(),
  };
}

async function migrateWithTimeout(session: NodePgDatabase): Promise<void> {
  await session.execute(sql.raw(`SET lock_timeout = '${LOCK_TIMEOUT}'`));
  try {
    await requireSquashedTables(session);
    await migrate(session, migrations);
  } catch (cause) {
    if (findErrorCode(cause) !== LOCK_NOT_AVAILABLE) throw cause;
    throw new StartupError(
      `Another session of the database has locked a table for more than ${LOCK_TIMEOUT}, so nothing was ` +
        'migrated; end its transaction, then migrate again.',
      { cause },
    );
  }
  await session.execute(sql`SET lock_timeout = 0`);
}

/** The code may be in a cause, because Drizzle wraps the errors of `pg`. */
function findErrorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : findErrorCode(error.cause);
}

/** `pg` returns an array of results for several statements, as in the migrations of pg-boss. */
function createJobDatabase(client: Pick<pg.Pool | pg.PoolClient, 'query'>): JobDatabase {
  return {
    backend: 'postgres',
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    },
  };
}

const DURABILITY_SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

export async function requireDurableCommits(db: Database): Promise<void> {
  const disabledSettings: string[] = [];
  for (const name of DURABILITY_SETTINGS) {
    const { rows } = (await db.execute(sql.raw(`show ${name}`))) as {
      rows: { [key: string]: string }[];
    };
    if (rows[0]?.[name] === 'off') disabledSettings.push(name);
  }
  if (disabledSettings.length === 0) return;
  throw new StartupError(
    `PostgreSQL at DATABASE_URL runs with ${disabledSettings.join(' and ')} off and may lose acknowledged writes; turn it on ` +
      '(ALTER SYSTEM SET … = on; SELECT pg_reload_conf()), then start again.',
  );
}

async function assertReachable(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    await pool.end();
    // The URL is omitted, because it contains a password.
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new StartupError(`PostgreSQL at DATABASE_URL does not answer: ${reason}.`, { cause });
  }
}

function instrumentPool(pool: pg.Pool): void {
  traceStatements(pool);
  // Transactions query a connection instead of the pool.
  pool.on('connect', traceStatements);
  getMeter()
    .createObservableGauge('db.pool.connections', {
      description: 'Connections to PostgreSQL; waiting: requests that have none yet',
    })
    .addCallback((result) => {
      result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
      result.observe(pool.idleCount, { state: 'idle' });
      result.observe(pool.waitingCount, { state: 'waiting' });
    });
}

/** PgBouncer may run each transaction on another connection, where prepared statements are missing (before 1.21). */
function disableNamedStatements(client: object): void {
  const queryClient = client as { query: Query };
  const { query } = queryClient;
  queryClient.query = function (this: unknown, first, ...rest) {
    return query.call(this, isNamedQuery(first) ? { ...first, name: undefined } : first, ...rest);
  };
}

const isNamedQuery = (query: unknown): query is { name: string } =>
  typeof query === 'object' && query !== null && !('submit' in query) && 'name' in query;

/** Error codes of PostgreSQL: too many connections, shutdown, crash, start, statement timeout. */
const UNAVAILABLE_CODES = new Set(['53300', '57P01', '57P02', '57P03', '57014']);
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** `pg` creates these errors without a code. */
const CONNECTION_MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
]);

/** True if the database is overloaded or unreachable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  // In jest, `instanceof Error` is false for Node's socket errors, which come from another realm.
  if (!isNativeError(error)) return false;
  if (error instanceof DatabaseError) return UNAVAILABLE_CODES.has(error.code ?? '');
  if (CONNECTION_MESSAGES.has(error.message)) return true;
  if ('code' in error && NETWORK_CODES.has(String(error.code))) return true;
  return isDatabaseUnavailable(error.cause);
}
