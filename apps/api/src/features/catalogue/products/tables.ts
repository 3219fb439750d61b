import type { includeQuery } from '@tractor-haat/api-client/contract';
import { isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import {
  contentColumns,
  isLive,
  localised,
  priceColumns,
  sourceColumns,
} from '../../../core/database/content-columns.ts';

export const tractorBrands = pgTable('tractor_brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  description: localised('description'),
  sort_order: integer('sort_order').notNull(),
  ...contentColumns,
});

export const tyreBrands = pgTable('tyre_brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  description: localised('description'),
  sort_order: integer('sort_order').notNull(),
  ...contentColumns,
});

export const implementBrands = pgTable('implement_brands', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  description: localised('description'),
  listed: boolean('listed').notNull(),
  ...contentColumns,
});

export const implementTypes = pgTable('implement_types', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: localised('name'),
  description: localised('description'),
  sort_order: integer('sort_order').notNull(),
  ...contentColumns,
});

/** Names end with the unit, as in `{ tank_l: 400 }`. */
export type Specs = Record<string, number | string>;

export const implementsTable = pgTable(
  'implements',
  {
    id: serial('id').primaryKey(),
    /** Key in content/: `brand/type/model`. */
    key: text('key').notNull().unique(),
    slug: text('slug').notNull(),
    type_id: integer('type_id')
      .notNull()
      .references(() => implementTypes.id),
    brand_id: integer('brand_id')
      .notNull()
      .references(() => implementBrands.id),
    model: text('model').notNull(),
    working_width_mm: integer('working_width_mm'),
    required_hp_min: doublePrecision('required_hp_min'),
    required_hp_max: doublePrecision('required_hp_max'),
    specs: jsonb('specs').$type<Specs>().notNull(),
    price_min_inr: integer('price_min_inr'),
    price_max_inr: integer('price_max_inr'),
    show_price: boolean('show_price').notNull(),
    price_note: text('price_note'),
    popularity: integer('popularity').notNull(),
    source: text('source').notNull(),
    as_of: date('as_of', { mode: 'string' }).notNull(),
    confidence: text('confidence', { enum: ['high', 'medium', 'low'] }).notNull(),
    note: text('note'),
    ...contentColumns,
  },
  (table) => [
    uniqueIndex('implements_address_live')
      .on(table.type_id, table.brand_id, table.slug)
      .where(isLive(table)),
    index('implements_brand').on(table.brand_id),
  ],
);

/** Report of a government test institute. */
export type TestReport = {
  number: string;
  institute: string;
  year: number;
  variant: string;
  declared_pto_kw: number | null;
  observed_pto_kw: number | null;
};

export const tractors = pgTable(
  'tractors',
  {
    id: serial('id').primaryKey(),
    /** Key in content/: `brand/slug`. */
    key: text('key').notNull().unique(),
    slug: text('slug').notNull(),
    brand_id: integer('brand_id')
      .notNull()
      .references(() => tractorBrands.id),
    model: text('model').notNull(),
    series: text('series'),
    hp: doublePrecision('hp'),
    cylinders: integer('cylinders'),
    engine_cc: integer('engine_cc'),
    rated_rpm: integer('rated_rpm'),
    pto_hp: doublePrecision('pto_hp'),
    gears_forward: integer('gears_forward'),
    gears_reverse: integer('gears_reverse'),
    drive: text('drive', { enum: ['2wd', '4wd'] }).notNull(),
    fuel: text('fuel', { enum: ['diesel', 'petrol', 'cng', 'electric', 'hybrid'] }).notNull(),
    lift_capacity_kg: integer('lift_capacity_kg'),
    /** Alternative sizes as printed on tyres, such as `13.6-28`. */
    front_tyres: text('front_tyres').array().notNull(),
    rear_tyres: text('rear_tyres').array().notNull(),
    emission: text('emission'),
    cabin_ac: boolean('cabin_ac').notNull(),
    launched_year: integer('launched_year'),
    discontinued_on: date('discontinued_on', { mode: 'string' }),
    discontinued_source: text('discontinued_source'),
    specs: jsonb('specs').$type<Specs>().notNull(),
    test_report: jsonb('test_report').$type<TestReport>(),
    popularity: integer('popularity').notNull(),
    ...priceColumns,
    ...sourceColumns,
    ...contentColumns,
  },
  (table) => [
    index('tractors_brand').on(table.brand_id),
    uniqueIndex('tractors_slug_live').on(table.slug).where(isLive(table)),
  ],
);

/** Adds the condition of all queries for new tractors, which hides retired and discontinued ones. */
export function isSoldNew(
  table: { retired_at: PgColumn; discontinued_on: PgColumn },
  ...conditions: (SQL | undefined)[]
): SQL {
  return isLive(table, isNull(table.discontinued_on), ...conditions);
}

export type TractorScope = z.output<typeof includeQuery>;

/** The boolean query parameter `all` includes discontinued tractors. */
export const includedTractors = or(
  isNull(tractors.discontinued_on),
  sql`${sql.placeholder('all')}::boolean`,
);

export const tyres = pgTable(
  'tyres',
  {
    id: serial('id').primaryKey(),
    /** Key in content/: `brand/slug`. */
    key: text('key').notNull().unique(),
    slug: text('slug').notNull(),
    brand_id: integer('brand_id')
      .notNull()
      .references(() => tyreBrands.id),
    model: text('model').notNull(),
    size: text('size').notNull(),
    /** `both`: front tyre of a four-wheel-drive tractor and rear tyre of a mini tractor. */
    position: text('position', { enum: ['front', 'rear', 'both'] }).notNull(),
    ply_rating: integer('ply_rating'),
    construction: text('construction', { enum: ['bias', 'radial'] }),
    tube: text('tube', { enum: ['tube', 'tubeless'] }),
    popularity: integer('popularity').notNull(),
    ...priceColumns,
    ...sourceColumns,
    ...contentColumns,
  },
  (table) => [index('tyres_brand').on(table.brand_id), index('tyres_size').on(table.size)],
);

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
