import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fromContent } from './from-content.ts';
import { localised } from './localised.ts';

/** A page of the site that is no row of another table: a tool, a list, a page to read. */
export const sitePages = pgTable('site_pages', {
  id: serial('id').primaryKey(),
  /** Its address without a language's prefix; a list may carry a filter. */
  path: text('path').notNull().unique(),
  name: localised('name'),
  ...fromContent,
});
