import { isNull, type SQL } from 'drizzle-orm';
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
import { contentColumns, isLive } from './content-columns.ts';
import type { Specs } from './implements-table.ts';
import { priceColumns, sourceColumns } from './source-columns.ts';
import { tractorBrands } from './tractor-brands.ts';

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
