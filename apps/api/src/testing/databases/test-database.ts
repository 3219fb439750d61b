import type { Connection } from '../../database/database.ts';

/** Each `open` creates a separate database, which is deleted when it is closed. */
export type TestDatabase = {
  name: 'PGlite' | 'PostgreSQL';
  /**
   * Opens a migrated database, with the rows of `contentDir` or with none. It is a copy of a cached one
   * (docs/testing.md).
   */
  open(contentDir?: string): Promise<Connection>;
  openEmpty(): Promise<Connection>;
};
