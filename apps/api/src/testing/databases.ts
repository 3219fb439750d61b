import { embedded } from './databases/embedded.ts';
import { testRun } from './databases/run.ts';
import { server } from './databases/server.ts';
import type { TestDatabase } from './databases/test-database.ts';

export type { TestDatabase } from './databases/test-database.ts';

/** For tests of the database itself and of each read and write: PGlite, and PostgreSQL if it is available. */
export function everyDatabase(): TestDatabase[] {
  return testRun().server === undefined ? [embedded] : [embedded, server];
}

/** For other tests with writes or locks: both databases in `npm run test:full`, one in `npm test`. */
export function bothDatabases(): TestDatabase[] {
  return process.env.TEST_FULL === '1' ? everyDatabase() : oneDatabase();
}

/** PostgreSQL if it is available, which is faster, otherwise PGlite: for all other tests. */
export function oneDatabase(): [TestDatabase] {
  return [testRun().server === undefined ? embedded : server];
}

/** For tests that `testOnServer` runs. Throws without PostgreSQL. */
export function serverDatabase(): TestDatabase {
  if (testRun().server === undefined) throw new Error('No PostgreSQL answers.');
  return server;
}

/** For tests that need a pool, several sessions or timeouts. Skipped without PostgreSQL. */
export function testOnServer(title: string, run: () => Promise<void>, timeout_ms?: number): void {
  const declare = testRun().server === undefined ? test.skip : test;
  declare(title, run, timeout_ms);
}
