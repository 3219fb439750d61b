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
import { fromContent, live } from './from-content.ts';
import { localised } from './localised.ts';

/** Names a picture: see `pictureAddress` in the API client. */
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
    /** Base name of the clip's files under /media/clips/; null when another site holds the video. */
    clip: text('clip'),
    /** Name of the video at YouTube; null when it is our own. */
    youtube_id: text('youtube_id'),
    /** Brand that it is about, as a slug. */
    brand: text('brand'),
    /** Kinds of implements that it shows. */
    implement_types: text('implement_types').array().notNull().default([]),
    caption_languages: text('caption_languages').array().$type<Language[]>().notNull(),
    /** Languages in which somebody says what the captions show. */
    voice_languages: text('voice_languages').array().$type<Language[]>().notNull().default([]),
    /** The post that explains the same at length, as a slug. */
    post: text('post'),
    poster: jsonb('poster').$type<PosterName>().notNull(),
    transcript: localised('transcript'),
    demo: boolean('demo').notNull(),
    ...fromContent,
  },
  // A row that left may leave its address to another one.
  (table) => [uniqueIndex('videos_slug_live').on(table.slug).where(live(table))],
);
