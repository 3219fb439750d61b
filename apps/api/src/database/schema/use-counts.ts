import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Sliding-window counters, which estimate the uses from the current and the previous interval. */
export const useCounts = pgTable(
  'use_counts',
  {
    key: text('key').notNull(),
    seconds: integer('seconds').notNull(),
    /** Number of intervals of this length since 1970. */
    interval: integer('stretch').notNull(),
    current: integer('current').notNull(),
    previous: integer('previous').notNull(),
    expires_at: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.seconds] }),
    index('use_counts_until').on(table.expires_at),
  ],
);
