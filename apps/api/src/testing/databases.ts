import { embeddedDatabase } from './databases/embedded-database.ts';
import { serverDatabase } from './databases/server-database.ts';
import type { TestDatabase } from './databases/test-database.ts';
import { readTestRun } from './databases/test-run.ts';

export type { TestDatabase } from './databases/test-database.ts';

/**
 * For tests of the database itself and of each read and write. PostgreSQL is included if it is available. Mutants are
 * tested on one database, because a test per database would detect the same ones in twice the time.
 */
export function selectAllDatabases(): TestDatabase[] {
  if (process.env.MUTATION_TARGET !== undefined) return selectOneDatabase();
  return readTestRun().server === undefined
    ? [embeddedDatabase]
    : [embeddedDatabase, serverDatabase];
}

/** For other tests with writes or locks. `npm test` selects one database, `npm run test:full` both. */
export function selectDatabases(): TestDatabase[] {
  return process.env.TEST_FULL === '1' ? selectAllDatabases() : selectOneDatabase();
}

/** For all other tests. Selects PostgreSQL if it is available, because it is faster. */
export function selectOneDatabase(): [TestDatabase] {
  return [readTestRun().server === undefined ? embeddedDatabase : serverDatabase];
}

/** For tests that `testOnServer` runs. Throws without PostgreSQL. */
export function requireServerDatabase(): TestDatabase {
  if (readTestRun().server === undefined) throw new Error('No PostgreSQL answers.');
  return serverDatabase;
}

/** For tests that need a pool, several sessions or timeouts. They are skipped without PostgreSQL. */
export function testOnServer(title: string, run: () => Promise<void>, timeoutMs?: number): void {
  const declare = readTestRun().server === undefined ? test.skip : test;
  declare(title, run, timeoutMs);
}
