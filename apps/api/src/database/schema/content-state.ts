import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  /** Version of the content. An older release does not overwrite content with a higher number. */
  number: integer('number').notNull().default(0),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});
