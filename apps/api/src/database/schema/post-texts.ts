import { LANGUAGES } from '@tractor-haat/i18n';
import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { posts } from './posts.ts';

/** `id` is the id of the heading element. */
export type ContentsEntry = { id: string; text: string };

export const postTexts = pgTable('post_texts', {
  id: serial('id').primaryKey(),
  /** `slug.language`, the name of the content file. */
  key: text('key').notNull().unique(),
  post_id: integer('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'restrict' }),
  language: text('language', { enum: LANGUAGES }).notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** Rendered Markdown, which contains no scripts. */
  html: text('html').notNull(),
  contents: jsonb('contents').$type<ContentsEntry[]>().notNull(),
  reading_minutes: integer('reading_minutes').notNull(),
  /** Text without markup in lower case, for search. */
  plain: text('plain').notNull(),
  ...contentColumns,
});
