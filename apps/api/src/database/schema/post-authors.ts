import { pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

/** The authors are editorial teams, not persons. */
export const postAuthors = pgTable('post_authors', {
  slug: text('slug').primaryKey(),
  name: localised('name'),
  ...contentColumns,
});
