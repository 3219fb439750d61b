import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Times of the recent uses of a rate-limited action, one row per key. */
export const limitHits = pgTable(
  'limit_hits',
  {
    /** Action and subject, such as `code-sends:number:…` with a keyed hash of the number. */
    key: text('key').primaryKey(),
    hits: timestamp('hits', { withTimezone: true, mode: 'string' }).array().notNull(),
    /** After this time the row has no effect and can be deleted. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('limit_hits_until').on(table.until)],
);
