import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Sliding-window counters: the number of uses in the current and in the previous interval. */
export const useCounts = pgTable(
  'use_counts',
  {
    /** Action and subject, such as `code-sends:address:…`. */
    key: text('key').notNull(),
    seconds: integer('seconds').notNull(),
    /** Index of the current interval of `seconds` seconds, counted from 1970. */
    stretch: integer('stretch').notNull(),
    current: integer('current').notNull(),
    previous: integer('previous').notNull(),
    /** After this time the row has no effect and can be deleted. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.seconds] }),
    index('use_counts_until').on(table.until),
  ],
);
