import { date, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { contentColumns } from './content-columns.ts';
import { type LocalisedText, localised } from './localised.ts';

type Points = LocalisedText[];

const points = (name: string) => jsonb(name).$type<Points>().notNull();

export const subsidies = pgTable('subsidies', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  state: text('state'),
  summary: localised('summary'),
  help: localised('help'),
  eligibility: points('eligibility'),
  documents: points('documents'),
  steps: points('steps'),
  official_url: text('official_url').notNull(),
  official_name: text('official_name').notNull(),
  checked_on: date('checked_on', { mode: 'string' }).notNull(),
  sort_order: integer('sort_order').notNull(),
  ...contentColumns,
});
