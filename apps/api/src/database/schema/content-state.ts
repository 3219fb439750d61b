import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which content is in the database: one row, whose digest tells whether the files changed. */
export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  /** Number of the content, which only grows: an older release does not put its content back. */
  number: integer('number').notNull().default(0),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});
