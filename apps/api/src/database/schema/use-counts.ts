import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was done in the current stretch of a window, and in the one before: two numbers a window. */
export const useCounts = pgTable(
  'use_counts',
  {
    /** What is counted for whom, as `code-sends:address:…`. */
    key: text('key').notNull(),
    /** How long the window is. */
    seconds: integer('seconds').notNull(),
    /** Which stretch of that length, counted from 1970. */
    stretch: integer('stretch').notNull(),
    current: integer('current').notNull(),
    previous: integer('previous').notNull(),
    /** From then on the row says nothing more and may go. */
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.seconds] }),
    index('use_counts_until').on(table.until),
  ],
);
