import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

export const tractorBrands = pgTable('tractor_brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  description: localised('description'),
  sort_order: integer('sort_order').notNull(),
  ...contentColumns,
});
