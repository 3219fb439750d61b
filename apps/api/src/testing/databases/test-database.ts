import type { Connection } from '../../database/database.ts';

/** A kind of database; each one that a test opens is its own, and gone when it is closed. */
export type TestDatabase = {
  name: 'PGlite' | 'PostgreSQL';
  /**
   * With all tables and in them the content of a folder, or no rows when none is named: a copy of
   * what was made once (see docs/testing.md).
   */
  open(contentDir?: string): Promise<Connection>;
  /** Before the first start: without tables. */
  bare(): Promise<Connection>;
};
