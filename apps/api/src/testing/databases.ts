import { embedded } from './databases/embedded.ts';
import { testRun } from './databases/run.ts';
import { server } from './databases/server.ts';
import type { TestDatabase } from './databases/test-database.ts';

export type { TestDatabase } from './databases/test-database.ts';

/** For what writes or locks: PGlite always, and PostgreSQL where one answers. */
export function bothDatabases(): TestDatabase[] {
  return testRun().server === undefined ? [embedded] : [embedded, server];
}

/** For the rest: the one that is faster, PostgreSQL where one answers. */
export function oneDatabase(): [TestDatabase] {
  return [testRun().server === undefined ? embedded : server];
}
