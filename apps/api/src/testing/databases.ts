import { embeddedDatabase } from './databases/embedded-database.ts';
import { serverDatabase } from './databases/server-database.ts';
import type { TestDatabase } from './databases/test-database.ts';
import { readTestRun } from './databases/test-run.ts';

export type { TestDatabase } from './databases/test-database.ts';

/** For tests of the database itself and of each read and write: PGlite, and PostgreSQL if it is available. */
export function selectAllDatabases(): TestDatabase[] {
  return readTestRun().server === undefined
    ? [embeddedDatabase]
    : [embeddedDatabase, serverDatabase];
}

/** For other tests with writes or locks: both databases in `npm run test:full`, one in `npm test`. */
export function selectDatabases(): TestDatabase[] {
  return process.env.TEST_FULL === '1' ? selectAllDatabases() : selectOneDatabase();
}

/** For all other tests: PostgreSQL if it is available, because it is faster, otherwise PGlite. */
export function selectOneDatabase(): [TestDatabase] {
  return [readTestRun().server === undefined ? embeddedDatabase : serverDatabase];
}

/** For tests that `testOnServer` runs. Throws without PostgreSQL. */
export function requireServerDatabase(): TestDatabase {
  if (readTestRun().server === undefined) throw new Error('No PostgreSQL answers.');
  return serverDatabase;
}

/** For tests that need a pool, several sessions or timeouts. Skipped without PostgreSQL. */
export function testOnServer(title: string, run: () => Promise<void>, timeoutMs?: number): void {
  const declare = readTestRun().server === undefined ? test.skip : test;
  declare(title, run, timeoutMs);
}
