import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which content is in the database: one row, whose digest tells whether the files changed. */
export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});
