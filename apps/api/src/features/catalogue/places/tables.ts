import { type AnyColumn, and, eq, or, sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { localised } from '../../../core/database/content-columns.ts';

/** `aliases` are slugs of other names. */
export const states = pgTable('states', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  kind: text('kind', { enum: ['state', 'territory'] }).notNull(),
  name: localised('name'),
  aliases: text('aliases').array().notNull(),
});

/** A slug is unique only within its state. */
export const districts = pgTable(
  'districts',
  {
    id: serial('id').primaryKey(),
    state_id: integer('state_id')
      .notNull()
      .references(() => states.id),
    slug: text('slug').notNull(),
    name: localised('name'),
    aliases: text('aliases').array().notNull(),
  },
  (table) => [unique('districts_state_slug').on(table.state_id, table.slug)],
);

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

/** Towns abroad. A position that is closer to one of these than to any Indian town is outside India. */
export const neighbourTowns = pgTable(
  'neighbour_towns',
  {
    id: serial('id').primaryKey(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [index('neighbour_towns_place').on(table.latitude, table.longitude)],
);

/** `name` is a column with the English name of a district, which may be a former name. */
export const matchesDistrict = (name: AnyColumn) =>
  and(
    eq(districts.state_id, states.id),
    or(
      eq(sql`${districts.name}->>'en'`, name),
      sql`replace(lower(${name}), ' ', '-') = any(${districts.aliases} || ${districts.slug})`,
    ),
  );
