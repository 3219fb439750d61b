import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Triggers increment the revision with every change of the table, so that indexes in memory detect it. */
export const listRevisions = pgTable('list_revisions', {
  name: text('name').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});
