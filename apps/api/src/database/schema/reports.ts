import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moderated } from './moderation.ts';

/** What visitors say is wrong on a page. Nobody but staff reads it. */
export const reports = pgTable('reports', {
  id: serial('id').primaryKey(),
  path: text('path').notNull(),
  text: text('text').notNull(),
  ...moderated,
});
