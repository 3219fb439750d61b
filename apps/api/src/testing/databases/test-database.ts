import type { Connection } from '../../database/database.ts';

/** A kind of database. Each test opens a separate database, which is deleted when it is closed. */
export type TestDatabase = {
  name: 'PGlite' | 'PostgreSQL';
  /**
   * Opens a copy of a cached, migrated database (docs/testing.md); with `contentDir` it contains that content,
   * otherwise no rows.
   */
  open(contentDir?: string): Promise<Connection>;
  /** Opens a database without tables. */
  bare(): Promise<Connection>;
};
