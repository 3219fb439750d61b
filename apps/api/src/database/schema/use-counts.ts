import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Sliding-window counters: an estimate from the uses in the current and the previous interval. */
export const useCounts = pgTable(
  'use_counts',
  {
    key: text('key').notNull(),
    seconds: integer('seconds').notNull(),
    /** Number of intervals of `seconds` seconds since 1970. */
    stretch: integer('stretch').notNull(),
    current: integer('current').notNull(),
    previous: integer('previous').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.seconds] }),
    index('use_counts_until').on(table.until),
  ],
);
