import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Grows by one with every statement that changes a table: an index in memory asks whether it is old. */
export const listRevisions = pgTable('list_revisions', {
  name: text('name').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});
