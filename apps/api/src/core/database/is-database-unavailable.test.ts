import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { requireServerDatabase, testOnServer } from '../../testing/databases.ts';
import { isDatabaseUnavailable } from './open-postgres.ts';

/** Returns the errors of queries to a server that never responds, in a pool of one connection. */
async function runQueries(
  onConnect: (socket: net.Socket) => void,
  queryCount = 1,
): Promise<unknown[]> {
  const server = net.createServer((socket) => onConnect(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 100 });
  const db = drizzle({ client: pool });
  const queries = Array.from({ length: queryCount }, () => db.execute(sql`select 1`));
  const results = await Promise.all(queries.map((query) => query.catch((error: unknown) => error)));
  server.close();
  await pool.end();
  return results;
}

testOnServer(
  'isDatabaseUnavailable detects a statement timeout but not an invalid statement',
  async () => {
    const { db, close } = await requireServerDatabase().openEmpty();
    const timedOut = db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 1`);
      await tx.execute(sql`SELECT pg_sleep(1)`);
    });
    expect(isDatabaseUnavailable(await timedOut.catch((error) => error))).toBe(true);
    const invalid = db.execute(sql`SELECT nothing FROM nowhere`);
    expect(isDatabaseUnavailable(await invalid.catch((error) => error))).toBe(false);
    await close();
  },
);

testOnServer('isDatabaseUnavailable detects a session that the server terminated', async () => {
  const { db, close } = await requireServerDatabase().openEmpty();
  const ended = db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  expect(isDatabaseUnavailable(await ended.catch((error) => error))).toBe(true);
  await close();
});

test('isDatabaseUnavailable returns false for a string', () => {
  expect(isDatabaseUnavailable('busy')).toBe(false);
});

test('isDatabaseUnavailable detects the connection timeout of every pending query', async () => {
  const results = await runQueries(() => undefined, 2);
  expect(results.map((error) => isDatabaseUnavailable(error))).toEqual([true, true]);
});

test('isDatabaseUnavailable detects a connection that the server ended or reset', async () => {
  const [ended] = await runQueries((socket) => socket.end());
  expect(isDatabaseUnavailable(ended)).toBe(true);
  const [reset] = await runQueries((socket) => socket.resetAndDestroy());
  expect(isDatabaseUnavailable(reset)).toBe(true);
});
