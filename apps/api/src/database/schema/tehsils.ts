import { integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { districts } from './districts.ts';
import { localised } from './localised.ts';

export const tehsils = pgTable(
  'tehsils',
  {
    id: serial('id').primaryKey(),
    district_id: integer('district_id')
      .notNull()
      .references(() => districts.id),
    slug: text('slug').notNull(),
    name: localised('name'),
  },
  (table) => [unique('tehsils_district_slug').on(table.district_id, table.slug)],
);
