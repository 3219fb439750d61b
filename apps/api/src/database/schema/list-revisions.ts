import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Revision of a table. Every change increments it, and indexes in memory compare it to detect changes. */
export const listRevisions = pgTable('list_revisions', {
  name: text('name').primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
});
