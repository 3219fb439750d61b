import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** State of the imported content. The digest changes with the content files. */
export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  /** Version of the content. An import with a lower number is skipped, so that an older release does not restore it. */
  number: integer('number').notNull().default(0),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});
