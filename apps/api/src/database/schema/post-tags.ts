import { pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

export const postTags = pgTable('post_tags', {
  slug: text('slug').primaryKey(),
  name: localised('name'),
  ...contentColumns,
});
