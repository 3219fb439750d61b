import type { Language } from '@tractor-haat/i18n';
import { customType, date, index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fromContent } from './from-content.ts';

/** A draft nobody sees; a scheduled post is seen from its moment on. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;

/** What was written in one language; `post_texts` has what became of it. */
export type WrittenWords = { title: string; description: string; markdown: string };

/** A moment, as editors and their history write it: ISO, in UTC. */
const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

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
    state: text('state', { enum: POST_STATES }).notNull().default('published'),
    /** Of a scheduled post: when it goes out. */
    show_at: moment('show_at'),
    words: jsonb('words').$type<Partial<Record<Language, WrittenWords>>>().notNull().default({}),
    ...fromContent,
  },
  (table) => [index('posts_published').on(table.published_on)],
);
