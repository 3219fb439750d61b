import { date, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { fromContent } from './from-content.ts';
import { type Localised, localised } from './localised.ts';

/** One slide of a web story, in the order in which it is shown. */
export type StorySlide = {
  picture: { kind: string; id: string; view: string };
  heading: Localised;
  text: Localised;
};

export const stories = pgTable('stories', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: localised('title'),
  description: localised('description'),
  published_on: date('published_on', { mode: 'string' }).notNull(),
  picture: jsonb('picture').$type<{ kind: string; id: string; view: string }>().notNull(),
  slides: jsonb('slides').$type<StorySlide[]>().notNull(),
  /** Where the last slide sends the reader, an address of this site. */
  more: text('more'),
  ...fromContent,
});
