import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

/** A page without a table row of its own: a tool, a list, a text page. */
export const sitePages = pgTable('site_pages', {
  id: serial('id').primaryKey(),
  /** Path without language prefix; a list may have a filter. */
  path: text('path').notNull().unique(),
  name: localised('name'),
  ...contentColumns,
});
