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
import {
  contentColumns,
  isLive,
  type LocalisedText,
  localised,
} from '../../../core/database/content-columns.ts';

/** Arguments of `picturePath` in the API client. */
type PosterName = { kind: string; id: string; view: string };

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

export const playlists = pgTable('playlists', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: localised('title'),
  description: localised('description'),
  sort_order: integer('sort_order').notNull(),
  videos: text('videos').array().notNull(),
  ...contentColumns,
});

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

type StorySlide = {
  picture: { kind: string; id: string; view: string };
  heading: LocalisedText;
  text: LocalisedText;
};

export const stories = pgTable('stories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: localised('title'),
  description: localised('description'),
  published_on: date('published_on', { mode: 'string' }).notNull(),
  picture: jsonb('picture').$type<{ kind: string; id: string; view: string }>().notNull(),
  slides: jsonb('slides').$type<StorySlide[]>().notNull(),
  /** Path on this site, linked from the last slide. */
  more: text('more'),
  ...contentColumns,
});

type Points = LocalisedText[];

const points = (name: string) => jsonb(name).$type<Points>().notNull();

export const subsidies = pgTable('subsidies', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  state: text('state'),
  summary: localised('summary'),
  help: localised('help'),
  eligibility: points('eligibility'),
  documents: points('documents'),
  steps: points('steps'),
  official_url: text('official_url').notNull(),
  official_name: text('official_name').notNull(),
  checked_on: date('checked_on', { mode: 'string' }).notNull(),
  sort_order: integer('sort_order').notNull(),
  ...contentColumns,
});
