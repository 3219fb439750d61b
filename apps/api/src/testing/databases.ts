import { embedded } from './databases/embedded.ts';
import { testRun } from './databases/run.ts';
import { server } from './databases/server.ts';
import type { TestDatabase } from './databases/test-database.ts';

export type { TestDatabase } from './databases/test-database.ts';

/** PGlite, and PostgreSQL if it is available: for tests of the database and of every read and write. */
export function everyDatabase(): TestDatabase[] {
  return testRun().server === undefined ? [embedded] : [embedded, server];
}

/** Both databases in `npm run test:full`, one in `npm test`: for other tests with writes or locks. */
export function bothDatabases(): TestDatabase[] {
  return process.env.TEST_FULL === '1' ? everyDatabase() : oneDatabase();
}

/** PostgreSQL if it is available, which is faster, otherwise PGlite: for all other tests. */
export function oneDatabase(): [TestDatabase] {
  return [testRun().server === undefined ? embedded : server];
}

/** Returns the PostgreSQL of this run, for tests that `testOnServer` runs. Throws if there is none. */
export function serverDatabase(): TestDatabase {
  if (testRun().server === undefined) throw new Error('No PostgreSQL answers.');
  return server;
}

/** Declares a test that needs a pool, several sessions or timeouts. It is skipped without PostgreSQL. */
export function testOnServer(title: string, run: () => Promise<void>, timeout_ms?: number): void {
  const declare = testRun().server === undefined ? test.skip : test;
  declare(title, run, timeout_ms);
}
