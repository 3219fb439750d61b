import { LANGUAGES, type Language } from '@tractor-haat/i18n';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { contentColumns, localised } from '../../../core/database/content-columns.ts';

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

/** `id` is the id of the heading element. */
export type ContentsEntry = { id: string; text: string };

export const postTexts = pgTable('post_texts', {
  id: serial('id').primaryKey(),
  /** Name of the content file: `slug.language`. */
  key: text('key').notNull().unique(),
  post_id: integer('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'restrict' }),
  language: text('language', { enum: LANGUAGES }).notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** Rendered from Markdown, without scripts. */
  html: text('html').notNull(),
  contents: jsonb('contents').$type<ContentsEntry[]>().notNull(),
  reading_minutes: integer('reading_minutes').notNull(),
  /** Lower case without markup, for search. */
  plain: text('plain').notNull(),
  ...contentColumns,
});

/** The authors are editorial teams, not persons. */
export const postAuthors = pgTable('post_authors', {
  slug: text('slug').primaryKey(),
  name: localised('name'),
  ...contentColumns,
});

export const postTags = pgTable('post_tags', {
  slug: text('slug').primaryKey(),
  name: localised('name'),
  ...contentColumns,
});
