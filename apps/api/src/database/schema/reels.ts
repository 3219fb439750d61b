import type { Language } from '@tractor-haat/i18n';
import { boolean, date, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

export const reels = pgTable('reels', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: localised('title'),
  description: localised('description'),
  duration_seconds: integer('duration_seconds').notNull(),
  published_on: date('published_on', { mode: 'string' }).notNull(),
  /** Path under `/media/` without extension, such as `clips/plough-furrow`. */
  clip: text('clip').notNull(),
  caption_languages: text('caption_languages').array().$type<Language[]>().notNull(),
  poster: jsonb('poster').$type<{ kind: string; id: string; view: string }>().notNull(),
  demo: boolean('demo').notNull(),
  ...contentColumns,
});
