import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** State of the imported content; the digest changes with the files. */
export const contentState = pgTable('content_state', {
  name: text('name').primaryKey(),
  digest: text('digest').notNull(),
  /** Version of the content. Lower numbers are skipped, so an older release does not restore its content. */
  number: integer('number').notNull().default(0),
  written_at: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
});
