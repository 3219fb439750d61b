import type { Language } from '@tractor-haat/i18n';
import { customType, date, index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';

/** Only published posts, and scheduled ones from `show_at` on, are public. */
export const POST_STATES = ['draft', 'scheduled', 'published'] as const;

export type PostSource = { title: string; description: string; markdown: string };

/** An ISO string in UTC, as in forms and history of the content editor. */
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
    /** Texts as editors wrote them. `post_texts` contains the rendered ones. */
    words: jsonb('words').$type<Partial<Record<Language, PostSource>>>().notNull().default({}),
    ...contentColumns,
  },
  (table) => [index('posts_published').on(table.published_on)],
);
