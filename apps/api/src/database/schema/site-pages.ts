import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

/** Pages for the search that no other table contains: tools, lists and texts. */
export const sitePages = pgTable('site_pages', {
  id: serial('id').primaryKey(),
  /** Path without language prefix. The path of a list may have a filter. */
  path: text('path').notNull().unique(),
  name: localised('name'),
  ...contentColumns,
});
