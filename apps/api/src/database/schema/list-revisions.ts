import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Incremented by every statement that changes a table; indexes in memory compare it to detect changes. */
export const listRevisions = pgTable('list_revisions', {
  name: text('name').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});
