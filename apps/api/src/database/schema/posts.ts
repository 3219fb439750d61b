import { date, index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fromContent } from './from-content.ts';

/** A post, whatever language it is read in; its words are in `post_texts`. */
export const posts = pgTable(
  'posts',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    author: text('author').notNull(),
    published_on: date('published_on', { mode: 'string' }).notNull(),
    updated_on: date('updated_on', { mode: 'string' }),
    categories: text('categories').array().notNull(),
    tags: text('tags').array().notNull(),
    /** Kinds of implements that the post is about. */
    implement_types: text('implement_types').array().notNull(),
    picture: jsonb('picture').$type<{ kind: string; id: string; view: string }>().notNull(),
    ...fromContent,
  },
  (table) => [index('posts_published').on(table.published_on)],
);
