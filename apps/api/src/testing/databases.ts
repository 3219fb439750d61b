import { embedded } from './databases/embedded.ts';
import { testRun } from './databases/run.ts';
import { server } from './databases/server.ts';
import type { TestDatabase } from './databases/test-database.ts';

export type { TestDatabase } from './databases/test-database.ts';

/** For tests of every read and write, and of the database itself: PGlite, and PostgreSQL where one is available. */
export function everyDatabase(): TestDatabase[] {
  return testRun().server === undefined ? [embedded] : [embedded, server];
}

/** For other tests with writes or locks: both in `npm run test:full`, one in `npm test`. */
export function bothDatabases(): TestDatabase[] {
  return process.env.TEST_FULL === '1' ? everyDatabase() : oneDatabase();
}

/** For all other tests: the faster one, PostgreSQL where one is available. */
export function oneDatabase(): [TestDatabase] {
  return [testRun().server === undefined ? embedded : server];
}

/** The PostgreSQL of this run, for tests that `testOnServer` runs. Throws without one. */
export function serverDatabase(): TestDatabase {
  if (testRun().server === undefined) throw new Error('No PostgreSQL answers.');
  return server;
}

/** `test` for what PGlite lacks (a pool, several sessions, timeouts): reported as skipped without PostgreSQL. */
export function testOnServer(title: string, run: () => Promise<void>, timeout_ms?: number): void {
  const declare = testRun().server === undefined ? test.skip : test;
  declare(title, run, timeout_ms);
}
