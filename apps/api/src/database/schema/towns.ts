import {
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { districts } from './districts.ts';
import { localised } from './localised.ts';

export const towns = pgTable(
  'towns',
  {
    id: serial('id').primaryKey(),
    district_id: integer('district_id')
      .notNull()
      .references(() => districts.id),
    slug: text('slug').notNull(),
    name: localised('name'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    unique('towns_district_slug').on(table.district_id, table.slug),
    index('towns_place').on(table.latitude, table.longitude),
  ],
);
