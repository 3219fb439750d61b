import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What visitors searched for and did not find, counted by the day: no row tells of one visitor. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** In small letters, with numbers left out. */
    words: text('words').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);

/** Pages on which something of ours failed in browsers, counted by the hour. */
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
