import type { Connection } from '../../database/database.ts';

/** A kind of database; each test opens its own, which is deleted on close. */
export type TestDatabase = {
  name: 'PGlite' | 'PostgreSQL';
  /**
   * With all tables and the content of a folder, or without rows if none is passed: copied from a cached one (see
   * docs/testing.md).
   */
  open(contentDir?: string): Promise<Connection>;
  /** Before the first start: without tables. */
  bare(): Promise<Connection>;
};
