import { LANGUAGES } from '@tractor-haat/i18n';
import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { posts } from './posts.ts';

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
