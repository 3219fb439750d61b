import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

export const playlists = pgTable('playlists', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: localised('title'),
  description: localised('description'),
  sort_order: integer('sort_order').notNull(),
  videos: text('videos').array().notNull(),
  ...contentColumns,
});
