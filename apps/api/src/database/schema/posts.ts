import type { Language } from '@tractor-haat/i18n';
import { customType, date, index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';

/** `scheduled` posts are public from `show_at` on. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;

export type PostSource = { title: string; description: string; markdown: string };

/** ISO string in UTC. */
const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

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
    /** Markdown by language. `post_texts` contains the rendered texts. */
    words: jsonb('words').$type<Partial<Record<Language, PostSource>>>().notNull().default({}),
    ...contentColumns,
  },
  (table) => [index('posts_published').on(table.published_on)],
);
