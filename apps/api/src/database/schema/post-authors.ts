import { pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

/** Authors of posts, which are editorial teams and not persons. `posts.author` is the slug. */
export const postAuthors = pgTable('post_authors', {
  slug: text('slug').primaryKey(),
  name: localised('name'),
  ...contentColumns,
});
