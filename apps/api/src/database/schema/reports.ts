import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moderationColumns } from './moderation-states.ts';

/** Visitors report errors on a page. Only staff read the reports. */
export const reports = pgTable('reports', {
  id: serial('id').primaryKey(),
  path: text('path').notNull(),
  text: text('text').notNull(),
  ...moderationColumns,
});
