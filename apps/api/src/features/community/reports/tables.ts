import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moderationColumns } from '../../../core/database/content-columns.ts';

export const reports = pgTable('reports', {
  id: serial('id').primaryKey(),
  path: text('path').notNull(),
  text: text('text').notNull(),
  ...moderationColumns,
});
