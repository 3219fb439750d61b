import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Searches without results, counted per day. No row identifies a visitor. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** In lower case, without numbers. */
    words: text('words').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);

/** Pages with failures in browsers, counted per hour. */
export const pageFailures = pgTable(
  'page_failures',
  {
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    /** Path without language and parameters. */
    page: text('page').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.page] }),
    index('page_failures_hour').on(table.hour),
  ],
);
