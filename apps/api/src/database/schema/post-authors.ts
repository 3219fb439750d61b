import { pgTable, text } from 'drizzle-orm/pg-core';
import { fromContent } from './from-content.ts';
import { localised } from './localised.ts';

/** Who writes: a desk of the house, not a person. `posts.author` names the slug. */
export const postAuthors = pgTable('post_authors', {
  slug: text('slug').primaryKey(),
  name: localised('name'),
  ...fromContent,
});
