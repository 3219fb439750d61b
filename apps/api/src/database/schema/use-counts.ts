import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Sliding-window counters: the current interval and the previous one, two numbers per window. */
export const useCounts = pgTable(
  'use_counts',
  {
    /** Action and subject, as `code-sends:address:…`. */
    key: text('key').notNull(),
    seconds: integer('seconds').notNull(),
    /** Index of the interval of that length, counted from 1970. */
    stretch: integer('stretch').notNull(),
    current: integer('current').notNull(),
    previous: integer('previous').notNull(),
    /** Afterwards the row has no effect and may be deleted. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.seconds] }),
    index('use_counts_until').on(table.until),
  ],
);
