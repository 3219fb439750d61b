import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When something that is limited was done lately: one row per limited thing. */
export const limitHits = pgTable(
  'limit_hits',
  {
    /** What is counted for whom, as `code-sends:number:…` with a keyed hash of the number. */
    key: text('key').primaryKey(),
    hits: timestamp('hits', { withTimezone: true, mode: 'string' }).array().notNull(),
    /** From then on the row says nothing more and may go. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [index('limit_hits_until').on(table.until)],
);
