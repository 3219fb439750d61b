import { LANGUAGES } from '@tractor-haat/i18n';
import { integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fromContent } from './from-content.ts';
import { posts } from './posts.ts';

/** A heading of the text and the id that its element carries. */
export type ContentsEntry = { id: string; text: string };

/** The words of a post in one language. */
export const postTexts = pgTable('post_texts', {
  id: serial('id').primaryKey(),
  /** `slug.language`, as the file is named. */
  key: text('key').notNull().unique(),
  post_id: integer('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'restrict' }),
  language: text('language', { enum: LANGUAGES }).notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** Made by our own Markdown reader: it holds nothing that a browser would run. */
  html: text('html').notNull(),
  contents: jsonb('contents').$type<ContentsEntry[]>().notNull(),
  reading_minutes: integer('reading_minutes').notNull(),
  /** The words alone, in small letters, for search. */
  plain: text('plain').notNull(),
  ...fromContent,
});
