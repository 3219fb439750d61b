import { embedded } from './databases/embedded.ts';
import { testRun } from './databases/run.ts';
import { server } from './databases/server.ts';
import type { TestDatabase } from './databases/test-database.ts';

export type { TestDatabase } from './databases/test-database.ts';

/** Every read and every write once, and what is about a database itself: PGlite, and PostgreSQL where one answers. */
export function everyDatabase(): TestDatabase[] {
  return testRun().server === undefined ? [embedded] : [embedded, server];
}

/** What else writes or locks: both in `npm run test:full`, one in `npm test`. */
export function bothDatabases(): TestDatabase[] {
  return process.env.TEST_FULL === '1' ? everyDatabase() : oneDatabase();
}

/** For the rest: the one that is faster, PostgreSQL where one answers. */
export function oneDatabase(): [TestDatabase] {
  return [testRun().server === undefined ? embedded : server];
}
