import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  /** An import with a lower number is skipped, so that an older release does not restore its content. */
  number: integer('number').notNull().default(0),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});
