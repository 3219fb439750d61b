import { once } from 'node:events';
import net from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { serverDatabase, testOnServer } from '../testing/databases.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** Result of a query on a pool of one connection, at a server with this behaviour. */
async function askedOf(meet: (socket: net.Socket) => void, questions = 1): Promise<unknown[]> {
  const server = net.createServer((socket) => meet(socket.on('error', () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as net.AddressInfo;
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 100 });
  const db = drizzle({ client: pool });
  const queries = Array.from({ length: questions }, () => db.execute(sql`select 1`));
  const came = await Promise.all(queries.map((answer) => answer.catch((error: unknown) => error)));
  server.close();
  await pool.end();
  return came;
}

testOnServer('detects a statement timeout, but not an invalid statement', async () => {
  const { db, close } = await serverDatabase().bare();
  const late = db.transaction(async (inside) => {
    await inside.execute(sql`SET LOCAL statement_timeout = 1`);
    await inside.execute(sql`SELECT pg_sleep(1)`);
  });
  expect(isDatabaseUnavailable(await late.catch((error) => error))).toBe(true);
  const wrong = db.execute(sql`SELECT nothing FROM nowhere`);
  expect(isDatabaseUnavailable(await wrong.catch((error) => error))).toBe(false);
  await close();
});

testOnServer('detects a session that the server terminated', async () => {
  const { db, close } = await serverDatabase().bare();
  const ended = db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
  expect(isDatabaseUnavailable(await ended.catch((error) => error))).toBe(true);
  await close();
});

test('ignores a thrown string', () => {
  expect(isDatabaseUnavailable('busy')).toBe(false);
});

test('detects a connection timeout for every pending query', async () => {
  // The second query waits for the connection that the first one opens.
  const came = await askedOf(() => undefined, 2);
  expect(came.map((error) => isDatabaseUnavailable(error))).toEqual([true, true]);
});

test('detects an interrupted connection', async () => {
  const [ended] = await askedOf((socket) => socket.end());
  expect(isDatabaseUnavailable(ended)).toBe(true);
  const [reset] = await askedOf((socket) => socket.resetAndDestroy());
  expect(isDatabaseUnavailable(reset)).toBe(true);
});
