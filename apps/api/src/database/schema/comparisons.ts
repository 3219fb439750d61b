import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { tractors } from './tractors.ts';

export const comparisons = pgTable('tractor_comparisons', {
  id: serial('id').primaryKey(),
  key: text('key').notNull().unique(),
  first_id: integer('first_id')
    .notNull()
    .references(() => tractors.id, { onDelete: 'restrict' }),
  second_id: integer('second_id')
    .notNull()
    .references(() => tractors.id, { onDelete: 'restrict' }),
  sort_order: integer('sort_order').notNull(),
  ...contentColumns,
});
