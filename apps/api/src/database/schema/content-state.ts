import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The content in the database: one row, whose digest shows whether the files changed. */
export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  /** Number of the content, which only grows, so that an older release does not restore its content. */
  number: integer('number').notNull().default(0),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});
