import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Searches without results, counted per day so that no row identifies a visitor. */
export const searchMisses = pgTable(
  'search_misses',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** Lower case, without possible phone numbers and e-mail addresses. */
    words: text('words').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.words] })],
);

export const pageFailures = pgTable(
  'page_failures',
  {
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    page: text('page').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.page] }),
    index('page_failures_hour').on(table.hour),
  ],
);
