import type { Language } from '@tractor-haat/i18n';
import { customType, date, index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';

/** A draft is not public; a scheduled post is public from its time on. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;

/** The source text in one language; `post_texts` has the rendered text. */
export type PostSource = { title: string; description: string; markdown: string };

/** A moment in ISO format, UTC, as editors and history write it. */
const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** A post, independent of language; the texts are in `post_texts`. */
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
    implement_types: text('implement_types').array().notNull(),
    picture: jsonb('picture').$type<{ kind: string; id: string; view: string }>().notNull(),
    state: text('state', { enum: POST_STATES }).notNull().default('published'),
    show_at: moment('show_at'),
    words: jsonb('words').$type<Partial<Record<Language, PostSource>>>().notNull().default({}),
    ...contentColumns,
  },
  (table) => [index('posts_published').on(table.published_on)],
);
