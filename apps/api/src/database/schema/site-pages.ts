import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

/** Searchable pages that no other table contains, such as tools and lists. */
export const sitePages = pgTable('site_pages', {
  id: serial('id').primaryKey(),
  /** Without language prefix. The path of a list may have a filter. */
  path: text('path').notNull().unique(),
  name: localised('name'),
  ...contentColumns,
});
