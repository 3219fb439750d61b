import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moderationColumns } from './moderation-states.ts';

/** Visitors' reports of errors on a page, which only staff read. */
export const reports = pgTable('reports', {
  id: serial('id').primaryKey(),
  path: text('path').notNull(),
  text: text('text').notNull(),
  ...moderationColumns,
});
