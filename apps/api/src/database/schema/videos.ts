import type { Language } from '@tractor-haat/i18n';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { contentColumns, isLive } from './content-columns.ts';
import { localised } from './localised.ts';

/** Arguments of `picturePath` in the API client. */
export type PosterName = { kind: string; id: string; view: string };

export const videos = pgTable(
  'videos',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull().unique(),
    slug: text('slug').notNull(),
    title: localised('title'),
    description: localised('description'),
    topic: text('topic').notNull(),
    duration_seconds: integer('duration_seconds').notNull(),
    published_on: date('published_on', { mode: 'string' }).notNull(),
    /** Name under `/media/clips/`. Null for YouTube videos. */
    clip: text('clip'),
    youtube_id: text('youtube_id'),
    brand: text('brand'),
    implement_types: text('implement_types').array().notNull().default([]),
    caption_languages: text('caption_languages').array().$type<Language[]>().notNull(),
    voice_languages: text('voice_languages').array().$type<Language[]>().notNull().default([]),
    post: text('post'),
    poster: jsonb('poster').$type<PosterName>().notNull(),
    transcript: localised('transcript'),
    demo: boolean('demo').notNull(),
    ...contentColumns,
  },
  (table) => [uniqueIndex('videos_slug_live').on(table.slug).where(isLive(table))],
);
