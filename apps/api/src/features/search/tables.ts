import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { contentColumns, localised } from '../../core/database/content-columns.ts';

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

/** Terms that find a page in addition to its name, such as dialect words. */
export const searchTerms = pgTable('search_words', {
  id: serial('id').primaryKey(),
  path: text('path').notNull().unique(),
  words: text('words').array().notNull(),
  ...contentColumns,
});

/** Searchable pages that no other table contains, such as tools and lists. */
export const sitePages = pgTable('site_pages', {
  id: serial('id').primaryKey(),
  /** Without language prefix. The path of a list may have a filter. */
  path: text('path').notNull().unique(),
  name: localised('name'),
  ...contentColumns,
});
