import type { Connection } from '../../core/database/database.ts';

/** Each call opens a separate database, which is deleted when it is closed. */
export type TestDatabase = {
  name: 'PGlite' | 'PostgreSQL';
  /** A copy of a cached database with the rows of `contentDir` (docs/testing.md). */
  open(contentDir?: string): Promise<Connection>;
  openEmpty(): Promise<Connection>;
};
