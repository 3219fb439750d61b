import { date, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { type LocalisedText, localised } from './localised.ts';

export type StorySlide = {
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
