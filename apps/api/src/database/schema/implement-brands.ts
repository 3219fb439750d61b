import { boolean, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { localised } from './localised.ts';

export const implementBrands = pgTable('implement_brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  description: localised('description'),
  listed: boolean('listed').notNull(),
  ...contentColumns,
});
