import type { Connection } from '../../database/database.ts';

/** A kind of database; each test opens its own, which is deleted on close. */
export type TestDatabase = {
  name: 'PGlite' | 'PostgreSQL';
  /**
   * Opens a copy of a cached, migrated database (docs/testing.md); with `contentDir` it contains that content,
   * otherwise no rows.
   */
  open(contentDir?: string): Promise<Connection>;
  /** Before the first start: without tables. */
  bare(): Promise<Connection>;
};
